import type { BrowserContextOptions, Page } from '@playwright/test';
import type { Locale } from '../../locales/locale.ts';

/** Window widths of phones, tablets and desks, with the heights that go with them. */
export const WINDOWS = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;

/** A picture to be taken. */
export interface Shot {
  /** Its file, without ending: `1440/zh/about` or `390/en/state-menu`. */
  readonly name: string;
  readonly locale: Locale;
  /** Address on the site, in its language. */
  readonly path: string;
  readonly context: BrowserContextOptions & { readonly viewport: Viewport };
  /** Whole page, or what the window shows. */
  readonly extent: 'page' | 'window';
  /** What happens before the page is opened. */
  readonly before?: ((page: Page) => Promise<void>) | undefined;
  /** What a visitor does on the page before the picture. */
  readonly act?: ((page: Page) => Promise<void>) | undefined;
}

/** Size of a window in CSS pixels. */
export interface Viewport {
  readonly width: number;
  readonly height: number;
}

/** A shot with its file. */
export interface TakenShot extends Shot {
  readonly file: string;
}
