import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findOrInstallChromium } from '../chromium.ts';
import { CHROMIUM_FLAGS } from '../chromiumFlags.ts';
import { connect } from './connection.ts';
import { followPages, type Prepare } from './followPages.ts';

const FLAGS = ['--headless=new', ...CHROMIUM_FLAGS, '--remote-debugging-port=0', 'about:blank'];

/** A browser tab. */
export interface Tab extends AsyncDisposable {
  /** Sends a command to the visible page; returns nothing if the page is replaced meanwhile. */
  ask(method: string, params?: Record<string, unknown>): Promise<Record<string, unknown>>;
  /** Evaluates an expression in the visible page. */
  evaluate(expression: string): Promise<unknown>;
}

/**
 * Starts a browser that prerenders pages as a visitor's browser does, which is off under Playwright.
 *
 * @param prepare called for every page, including prerendered ones
 */
export async function openTab(prepare?: Prepare): Promise<Tab> {
  await using started = new AsyncDisposableStack();
  const profile = await mkdtemp(path.join(tmpdir(), 'browser-'));
  started.defer(() => rm(profile, { recursive: true, force: true, maxRetries: 5 }));
  const browser = spawn(findOrInstallChromium(), [...FLAGS, `--user-data-dir=${profile}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(browser, 'exit');
  started.defer(async () => {
    browser.kill();
    await ended;
  });
  const connection = await connect(await addressSaid(browser.stderr));
  // Debian's launcher is a script: a signal would end the script, but not the browser.
  started.defer(async () => {
    const closing = connection.send('Browser.close').catch(() => {});
    await Promise.race([closing, ended]);
    await ended;
  });
  const shown = await followPages(connection, prepare);
  const ask: Tab['ask'] = async (method, params) => {
    const session = shown();
    return connection.send(method, params, session).catch((error: unknown) => {
      // The page was replaced.
      if (shown() !== session) return {};
      throw error;
    });
  };
  const running = started.move();
  return {
    ask,
    evaluate: async (expression) => {
      const options = { expression, returnByValue: true, awaitPromise: true };
      const { result } = await ask('Runtime.evaluate', options);
      return Object(result).value;
    },
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  };
}

/** Finds the browser's DevTools address in its output. */
async function addressSaid(output: NodeJS.ReadableStream): Promise<string> {
  const devToolsUrl = Promise.withResolvers<string>();
  let text = '';
  output.on('data', (chunk) => {
    text = (text + chunk).slice(-10_000);
    const [address] = /ws:\S+(?=\s)/.exec(text) ?? [];
    if (address) devToolsUrl.resolve(address);
  });
  output.on('end', () => devToolsUrl.reject(new Error(`The browser ended at its start: ${text}`)));
  return devToolsUrl.promise;
}
