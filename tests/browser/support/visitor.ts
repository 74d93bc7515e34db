import { once } from 'node:events';
import path from 'node:path';
import { createSiteServer } from '../../../scripts/serve/server.ts';
import type { Prepare } from '../../runner/tab/followPages.ts';
import { openTab } from '../../runner/tab/openTab.ts';
import { expect } from './test.ts';

/** A request received by the server. */
interface Asked {
  readonly path: string;
  /** `Sec-Purpose` header, e.g. of a prerender request. */
  readonly purpose: string;
}

/** A visitor of the built site, in a browser with prerendering. */
export interface Visitor extends AsyncDisposable {
  readonly requests: readonly Asked[];
  open(path: string): Promise<void>;
  evaluate(expression: string): Promise<unknown>;
  /** Hovers over the first element that matches a selector. */
  point(selector: string): Promise<void>;
  press(selector: string): Promise<void>;
}

/** @param prepare called for every page before it loads */
export async function startVisitor(prepare?: Prepare): Promise<Visitor> {
  await using started = new AsyncDisposableStack();
  const requests: Asked[] = [];
  const server = createSiteServer({ client: path.resolve('dist/client') });
  server.prependListener('request', ({ url = '', headers }) => {
    requests.push({ path: url, purpose: String(headers['sec-purpose'] ?? '') });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  started.defer(() => {
    server.close();
    server.closeAllConnections();
  });
  const address = server.address();
  const origin = `http://localhost:${typeof address === 'object' ? address?.port : ''}`;
  const tab = started.use(await openTab(prepare));
  const { evaluate } = tab;

  const mouse = async (selector: string, ...types: readonly string[]) => {
    const [x, y] = Object(await evaluate(middleOf(selector)));
    for (const type of types) {
      const button = type === 'mouseMoved' ? 'none' : 'left';
      await tab.ask('Input.dispatchMouseEvent', { type, x, y, button, clickCount: 1 });
    }
  };
  const running = started.move();
  return {
    requests,
    evaluate,
    open: async (path) => {
      await tab.ask('Page.navigate', { url: origin + path });
      await expect.poll(() => evaluate(IS_LOADED)).toBe(path);
    },
    point: (selector) => mouse(selector, 'mouseMoved'),
    press: (selector) => mouse(selector, 'mouseMoved', 'mousePressed', 'mouseReleased'),
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  };
}

const IS_LOADED = 'document.readyState === "complete" && location.pathname + location.search';

const middleOf = (selector: string) => `(() => {
  const element = document.querySelector(${JSON.stringify(selector)});
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
})()`;
