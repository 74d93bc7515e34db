import { type Browser, type BrowserContext, test as base, expect } from '@playwright/test';
import { freePort } from '../../runner/freePort.ts';
import { collectProblems } from './collectProblems.ts';
import { Studio } from './Studio.ts';
import { serveStudio } from './serveStudio.ts';
import {
  openWindow,
  type SharedWindow,
  type StudioPorts,
  type StudioWindow,
  shareWindow,
} from './studioWindow.ts';
import type { StudioLake } from './testLake.ts';

interface WorkerFixtures {
  /** Whether the Studio has a publish server, which the test starts. */
  readonly publishes: boolean;
  /** The Studio of tests with their own window. */
  readonly served: StudioPorts;
  /** The shared window, opened on first use. */
  readonly shared: (browser: Browser, dataset: string) => Promise<SharedWindow>;
}

interface TestFixtures {
  /**
   * Whether the test opens its own Studio, lake and browser window, which takes seconds: for tests
   * that sign in as someone else, stop the lake or test how the Studio starts. The others share a
   * window, and a lake whose initial documents are restored.
   */
  readonly ownWindow: boolean;
  /** Initial documents of the lake: the fixture. */
  readonly dataset: string;
  readonly studioWindow: StudioWindow;
  readonly lake: StudioLake;
  readonly studio: Studio;
  /** Opens further windows on the same Studio, in the same or another browser context. */
  readonly openTab: (browser?: BrowserContext) => Promise<Studio>;
  /** Expected console errors, which a test provokes on purpose. */
  readonly allowedErrors: RegExp | undefined;
}

/**
 * A browser on the built Studio, with a lake. Console errors, requests that the lake does not know,
 * and external requests fail the test.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  ownWindow: [false, { option: true }],
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
        return shareWindow(stack.use(await openWindow(browser, place, dataset)));
      };
      let opened: Promise<SharedWindow> | undefined;
      await use((...whatFor) => {
        opened ??= open(...whatFor);
        return opened;
      });
    },
    { scope: 'worker' },
  ],
  dataset: async ({ served: _ }, use) => use(process.env.STUDIO_DATASET ?? ''),
  studioWindow: async (
    { ownWindow, browser, dataset, served, shared, allowedErrors },
    use,
    testInfo,
  ) => {
    await using stack = new AsyncDisposableStack();
    const { studioWindow, reset } = ownWindow
      ? { studioWindow: stack.use(await openWindow(browser, served, dataset)), reset: undefined }
      : await shared(browser, dataset);
    await use(studioWindow);
    // After a failure the window is not reused.
    if (testInfo.errors.length === 0) await reset?.();
    expect(studioWindow.problems.splice(0).filter((text) => !allowedErrors?.test(text))).toEqual(
      [],
    );
    expect(studioWindow.lake.log.splice(0)).toEqual([]);
  },
  context: ({ studioWindow }, use) => use(studioWindow.context),
  page: ({ studioWindow }, use) => use(studioWindow.page),
  lake: ({ studioWindow }, use) => use(studioWindow.lake),
  studio: ({ studioWindow }, use) =>
    use(new Studio(studioWindow.page, studioWindow.origin, studioWindow.lake)),
  openTab: async ({ studioWindow, allowedErrors }, use) => {
    const problems: string[] = [];
    const contexts = new Set<BrowserContext>();
    await use(async (context = studioWindow.context) => {
      contexts.add(context);
      const page = await context.newPage();
      collectProblems(page, problems);
      return new Studio(page, studioWindow.origin, studioWindow.lake);
    });
    expect(problems.filter((text) => !allowedErrors?.test(text))).toEqual([]);
    for (const context of contexts) if (context !== studioWindow.context) await context.close();
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
    origin: studio.origin,
    lakePort,
    publishPort,
    [Symbol.asyncDispose]: () => studio[Symbol.asyncDispose](),
  };
}

export { expect };
