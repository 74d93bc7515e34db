import path from 'node:path';
import type { Page } from '@playwright/test';
import { inLanguage, type Language } from '../../browser/support/pages.ts';
import { settlePage } from './settle.ts';

/** Screenshots of a width are in a folder of that name. */
export const FOLDER = path.resolve('shots');

/** Window sizes of phones, tablets and desktops. */
export const PHONE = { width: 390, height: 844 } as const;
export const TABLET = { width: 768, height: 1024 } as const;
export const DESK = { width: 1440, height: 900 } as const;

export const WINDOWS = [PHONE, TABLET, DESK] as const;

/** A screenshot to take. */
export interface Shot {
  /** File name without extension: `about` or `state-menu`. */
  readonly name: string;
  /** Path on the site, without language. */
  readonly path: string;
  readonly language: Language;
  /** Whether to take the whole page, or only the window. */
  readonly extent: 'page' | 'window';
  /** Runs before the page is opened. */
  readonly before?: ((page: Page) => Promise<void>) | undefined;
  /** Runs on the page before the screenshot. */
  readonly act?: ((page: Page) => Promise<void>) | undefined;
}

/** Opens a page, brings it into its state, and takes its screenshot. */
export async function takeShot(page: Page, shot: Shot): Promise<void> {
  await shot.before?.(page);
  await page.goto(inLanguage(shot.path, shot.language));
  await settlePage(page);
  await shot.act?.(page);
  const isWhole = shot.extent === 'page';
  // The bar is at the scroll position, and would be in the middle of the screenshot.
  if (isWhole) await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const file = path.join(
    FOLDER,
    `${page.viewportSize()?.width}`,
    shot.language.locale,
    `${shot.name}.png`,
  );
  await page.screenshot({ path: file, fullPage: isWhole, animations: 'disabled' });
}
