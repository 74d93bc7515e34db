import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { collectProblems } from './collectProblems.ts';
import { type StudioLake, serveLake } from './testLake.ts';

/** Where a Studio is served, and the ports that it connects to. */
export interface StudioPorts {
  readonly origin: string;
  readonly lakePort: number;
  /** Port of the publish server, if any. */
  readonly publishPort: number | undefined;
}

/** A browser window with a Studio, and its lake. */
export interface StudioWindow extends AsyncDisposable {
  readonly origin: string;
  readonly lake: StudioLake;
  readonly context: BrowserContext;
  readonly page: Page;
  /** Errors of the window. */
  readonly problems: string[];
}

/** @param dataset initial documents of the lake */
export async function openWindow(
  browser: Browser,
  place: StudioPorts,
  dataset: string,
): Promise<StudioWindow> {
  const lake = await serveLake(dataset, place.lakePort, place.publishPort);
  const context = await browser.newContext();
  const page = await context.newPage();
  return {
    origin: place.origin,
    lake,
    context,
    page,
    problems: collectProblems(page),
    [Symbol.asyncDispose]: async () => {
      // The lake waits until its listeners, such as the window, are closed.
      await context.close();
      await lake[Symbol.asyncDispose]();
    },
  };
}

/** A window that several tests use in sequence. */
export interface SharedWindow {
  readonly studioWindow: StudioWindow;
  /** Restores documents, window and browser storage. */
  reset(): Promise<void>;
}

/** @param studioWindow as opened */
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

/** Closes everything in the Studio, and clears its storage except the sign-in. */
function leaveForm() {
  history.pushState(null, '', '/structure/');
  dispatchEvent(new PopStateEvent('popstate'));
  for (const key of Object.keys(localStorage))
    if (!key.startsWith('__studio_auth_token')) localStorage.removeItem(key);
}
