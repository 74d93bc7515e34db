import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, chromium as playwright } from '@playwright/test';
import pLimit from 'p-limit';
import { settlePage } from './settle.ts';
import type { Shot, TakenShot } from './shot.ts';

/** More do not go faster: the browser draws one page at a time. */
const AT_ONCE = 3;

interface TakeOptions {
  readonly shots: readonly Shot[];
  readonly folder: string;
  /** Path of the browser's program. */
  readonly chromium: string;
  readonly origin: string;
}

/**
 * Takes the pictures, and says which; one that fails does not keep the others from being taken.
 *
 * @returns those that succeeded, in the order given
 */
export async function takeShots({
  shots,
  folder,
  chromium,
  origin,
}: TakeOptions): Promise<TakenShot[]> {
  const browser = await playwright.launch({ executablePath: chromium, args: ['--no-sandbox'] });
  const limit = pLimit(AT_ONCE);
  let done = 0;
  const take = async (shot: Shot) => {
    const file = path.join(folder, `${shot.name}.png`);
    const problem = await takeShot(browser, shot, file, origin).catch((error: unknown) => error);
    console.log(`${++done} of ${shots.length}  ${shot.name}${problem ? `: ${problem}` : ''}`);
    return problem ? [] : [{ ...shot, file }];
  };
  try {
    return (await Promise.all(shots.map((shot) => limit(take, shot)))).flat();
  } finally {
    await browser.close();
  }
}

async function takeShot(browser: Browser, shot: Shot, file: string, origin: string): Promise<void> {
  // A picture of an earlier run must not pass for one of this.
  await rm(file, { force: true });
  await mkdir(path.dirname(file), { recursive: true });
  const context = await browser.newContext(shot.context);
  try {
    const page = await context.newPage();
    await shot.before?.(page);
    await page.goto(`${origin}${shot.path}`);
    await settlePage(page);
    await shot.act?.(page);
    // The bar sticks to where the page was scrolled, and would be in the middle of the picture.
    if (shot.extent === 'page')
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await page.screenshot({ path: file, fullPage: shot.extent === 'page', animations: 'disabled' });
  } finally {
    await context.close();
  }
}
