import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { collectProblems } from './collectProblems.ts';
import { type StudioLake, serveLake } from './testLake.ts';

/** Where a Studio is served, and what it expects beside it. */
export interface StudioPorts {
  readonly origin: string;
  readonly lakePort: number;
  /** Where the publish server is to be, if there is one. */
  readonly publishPort: number | undefined;
}

/** Where an editor works: a lake, the Studio on it and a browser window. */
export interface StudioWindow extends AsyncDisposable {
  readonly origin: string;
  readonly lake: StudioLake;
  readonly context: BrowserContext;
  readonly page: Page;
  /** What went wrong in the window. */
  readonly problems: string[];
}

/** @param dataset what the lake holds at first */
export async function openWindow(
  browser: Browser,
  place: StudioPorts,
  dataset: string,
): Promise<StudioWindow> {
  const lake = await serveLake(dataset, place.lakePort, place.publishPort);
  const context = await browser.newContext();
  const page = await context.newPage();
  return {
    ...{ origin: place.origin, lake, context, page },
    problems: collectProblems(page),
    [Symbol.asyncDispose]: async () => {
      // A lake waits for those who listen, the window first of all.
      await context.close();
      await lake[Symbol.asyncDispose]();
    },
  };
}

/** A studioWindow that several tests use, one after the other. */
export interface SharedWindow {
  readonly studioWindow: StudioWindow;
  /** Leaves it as it was found: documents, window and what the Studio keeps in the browser. */
  reset(): Promise<void>;
}

/** @param studioWindow as it was opened */
export async function shareWindow(studioWindow: StudioWindow): Promise<SharedWindow> {
  const { lake, context, page, origin } = studioWindow;
  const restoreLake = await lake.remember();
  const viewport = page.viewportSize();
  return {
    studioWindow,
    reset: async () => {
      for (const other of context.pages()) if (other !== page) await other.close();
      await Promise.all([page.unrouteAll(), context.unrouteAll()]);
      if (viewport) await page.setViewportSize(viewport);
      if (page.url().startsWith(origin)) await page.evaluate(leaveForm);
      await expect(page.getByTestId('form-view')).toHaveCount(0);
      await restoreLake();
    },
  };
}

/** Closes what is open in the Studio, and forgets the choices that are not who is signed in. */
function leaveForm() {
  history.pushState(null, '', '/structure/');
  dispatchEvent(new PopStateEvent('popstate'));
  for (const key of Object.keys(localStorage))
    if (!key.startsWith('__studio_auth_token')) localStorage.removeItem(key);
}
