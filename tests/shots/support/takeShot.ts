import path from 'node:path';
import type { Page } from '@playwright/test';
import { inLanguage, type Language } from '../../browser/support/pages.ts';
import { settlePage } from './settle.ts';

/** Pictures of a width stand in a folder of its name. */
export const FOLDER = path.resolve('shots');

/** Window widths of phones, tablets and desks, with the heights that go with them. */
export const [PHONE, TABLET, DESK] = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;

export const WINDOWS = [PHONE, TABLET, DESK] as const;

/** A picture to be taken. */
export interface Shot {
  /** Its file, without ending: `about` or `state-menu`. */
  readonly name: string;
  /** Address on the site, without language. */
  readonly path: string;
  readonly language: Language;
  /** Whole page, or what the window shows. */
  readonly extent: 'page' | 'window';
  /** What happens before the page is opened. */
  readonly before?: ((page: Page) => Promise<void>) | undefined;
  /** What a visitor does on the page before the picture. */
  readonly act?: ((page: Page) => Promise<void>) | undefined;
}

/** Opens a page, brings it into its state, and takes its picture. */
export async function takeShot(page: Page, shot: Shot): Promise<void> {
  await shot.before?.(page);
  await page.goto(inLanguage(shot.path, shot.language));
  await settlePage(page);
  await shot.act?.(page);
  const isWhole = shot.extent === 'page';
  // The bar sticks to where the page was scrolled, and would be in the middle of the picture.
  if (isWhole) await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const file = path.join(
    FOLDER,
    `${page.viewportSize()?.width}`,
    shot.language.locale,
    `${shot.name}.png`,
  );
  await page.screenshot({ path: file, fullPage: isWhole, animations: 'disabled' });
}
