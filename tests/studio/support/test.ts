import { type Browser, type BrowserContext, test as base, expect } from '@playwright/test';
import { freePort } from '../../runner/freePort.ts';
import { type Desk, openDesk, type Place, type SharedDesk, shareDesk } from './desk.ts';
import { Studio } from './Studio.ts';
import { serveStudio } from './serveStudio.ts';
import type { StudioLake } from './testLake.ts';
import { watch } from './watch.ts';

interface WorkerFixtures {
  /** Whether the Studio has a publish server, which the test starts. */
  readonly publishes: boolean;
  /** The Studio of tests that are alone. */
  readonly served: Place;
  /** What the others share; nothing is opened before it is asked for. */
  readonly shared: (browser: Browser, dataset: string) => Promise<SharedDesk>;
}

interface TestFixtures {
  /**
   * Whether the test opens a Studio, a lake and a browser window of its own. It costs seconds, and
   * is for those who sign in as somebody else, stop the lake or look at how the Studio starts. The
   * others go on in one window, whose lake has the first documents again.
   */
  readonly alone: boolean;
  /** What the lake holds at first: the documents of the fixture. */
  readonly dataset: string;
  readonly desk: Desk;
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
  alone: [false, { option: true }],
  allowedErrors: [undefined, { option: true }],
  publishes: [false, { option: true, scope: 'worker' }],
  served: [
    async ({ publishes }, use) => {
      await using studio = await servePlace(publishes);
      await use(studio);
    },
    { scope: 'worker' },
  ],
  shared: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from it
    async ({}, use) => {
      await using stack = new AsyncDisposableStack();
      const open = async (browser: Browser, dataset: string) => {
        const place = stack.use(await servePlace(false));
        return shareDesk(stack.use(await openDesk(browser, place, dataset)));
      };
      let opened: Promise<SharedDesk> | undefined;
      await use((...whatFor) => {
        opened ??= open(...whatFor);
        return opened;
      });
    },
    { scope: 'worker' },
  ],
  dataset: async ({ served: _ }, use) => use(process.env.STUDIO_DATASET ?? ''),
  desk: async ({ alone, browser, dataset, served, shared, allowedErrors }, use, testInfo) => {
    await using stack = new AsyncDisposableStack();
    const { desk, tidy } = alone
      ? { desk: stack.use(await openDesk(browser, served, dataset)), tidy: undefined }
      : await shared(browser, dataset);
    await use(desk);
    // After a failure nothing is shared any more.
    if (testInfo.errors.length === 0) await tidy?.();
    expect(desk.problems.splice(0).filter((text) => !allowedErrors?.test(text))).toEqual([]);
    expect(desk.lake.log.splice(0)).toEqual([]);
  },
  context: ({ desk }, use) => use(desk.context),
  page: ({ desk }, use) => use(desk.page),
  lake: ({ desk }, use) => use(desk.lake),
  studio: ({ desk }, use) => use(new Studio(desk.page, desk.origin, desk.lake)),
  openTab: async ({ desk, allowedErrors }, use) => {
    const problems: string[] = [];
    const contexts = new Set<BrowserContext>();
    await use(async (context = desk.context) => {
      contexts.add(context);
      const page = await context.newPage();
      watch(page, problems);
      return new Studio(page, desk.origin, desk.lake);
    });
    expect(problems.filter((text) => !allowedErrors?.test(text))).toEqual([]);
    for (const context of contexts) if (context !== desk.context) await context.close();
  },
});

async function servePlace(publishes: boolean) {
  const lakePort = await freePort();
  const publishPort = publishes ? await freePort() : undefined;
  const publishServer = publishPort && `http://localhost:${publishPort}`;
  const studio = await serveStudio(
    process.env.STUDIO_BUILD ?? '',
    lakePort,
    publishServer || undefined,
  );
  return {
    ...{ origin: studio.origin, lakePort, publishPort },
    [Symbol.asyncDispose]: () => studio[Symbol.asyncDispose](),
  };
}

export { expect };
