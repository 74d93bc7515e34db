import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { freePort } from '../../../scripts/test/freePort.ts';
import { Studio } from './Studio.ts';
import { serveStudio } from './serveStudio.ts';
import { type StudioLake, serveLake } from './testLake.ts';

/** What the Studio asks of the internet; offline it goes on without. */
const OFFLINE = [
  'https://core.sanity-cdn.com/bridge.js',
  'https://design-system-static.sanity.io/',
  'https://studio-static.sanity.io/',
  'https://sanity-cdn.com/v1/modules/',
  'https://api.sanity.io/vX/intake/feedback',
];

/**
 * What it says in the console about these; and when it takes leave of others on a socket that a
 * reload has closed.
 */
const EXPECTED_ERROR =
  /^Failed to fetch version for package|^WebSocket is already in CLOSING or CLOSED state/;

const isOffline = (url: string) => OFFLINE.some((start) => url.startsWith(start));

interface WorkerFixtures {
  /** Whether the Studio has a publish server, which the test starts. */
  readonly publishes: boolean;
  readonly served: {
    readonly origin: string;
    readonly lakePort: number;
    /** Where the publish server is to be, if there is one. */
    readonly publishPort: number | undefined;
  };
}

interface TestFixtures {
  /** What the lake holds at first: the documents of the fixture. */
  readonly dataset: string;
  /** A lake of the test's own. */
  readonly lake: StudioLake;
  readonly studio: Studio;
  /** Further browser windows on the same Studio, of the same person or in another browser. */
  readonly openTab: (browser?: BrowserContext) => Promise<Studio>;
  /** Errors that a test provokes on purpose: text that may stand in the console. */
  readonly allowedErrors: RegExp | undefined;
}

/**
 * A browser on the built Studio, with a lake. Whatever the console calls an error fails the test,
 * and so do a request that the lake does not know and one that leaves this machine.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  allowedErrors: [undefined, { option: true }],
  publishes: [false, { option: true, scope: 'worker' }],
  served: [
    async ({ publishes }, use) => {
      const lakePort = await freePort();
      const publishPort = publishes ? await freePort() : undefined;
      const publishServer = publishPort && `http://localhost:${publishPort}`;
      await using studio = await serveStudio(
        process.env.STUDIO_BUILD ?? '',
        lakePort,
        publishServer || undefined,
      );
      await use({ origin: studio.origin, lakePort, publishPort });
    },
    { scope: 'worker' },
  ],
  dataset: async ({ served: _ }, use) => use(process.env.STUDIO_DATASET ?? ''),
  lake: async ({ served, dataset }, use) => {
    await using lake = await serveLake(dataset, served.lakePort, served.publishPort);
    await use(lake);
    expect(lake.log).toEqual([]);
  },
  page: async ({ page, allowedErrors, lake: _ }, use) => {
    const problems = watch(page);
    await use(page);
    expect(problems.filter((text) => !allowedErrors?.test(text))).toEqual([]);
  },
  studio: async ({ page, served, lake }, use) => use(new Studio(page, served.origin, lake)),
  openTab: async ({ context, served, lake, allowedErrors }, use) => {
    const problems: string[] = [];
    await use(async (browser = context) => {
      const page = await browser.newPage();
      watch(page, problems);
      return new Studio(page, served.origin, lake);
    });
    expect(problems.filter((text) => !allowedErrors?.test(text))).toEqual([]);
  },
});

/** Collects errors of a page, and what it asks of other machines, which it does not reach. */
function watch(page: Page, problems: string[] = []): string[] {
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    const leaves = protocol.startsWith('http') && !/(?:^|\.)localhost$/.test(hostname);
    if (leaves && !isOffline(request.url())) problems.push(`The Studio asked ${request.url()}`);
  });
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    const expected = isOffline(message.location().url) || EXPECTED_ERROR.test(message.text());
    if (!expected) problems.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => problems.push(error.message));
  return problems;
}

export { expect };
