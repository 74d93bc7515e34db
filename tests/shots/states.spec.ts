import type { BrowserContextOptions, Page, ViewportSize } from '@playwright/test';
import { COUNTRY, ISLANDS, LANGUAGES, SITE } from '../browser/support/pages.ts';
import { test } from '../browser/support/test.ts';
import { DESK, PHONE, type Shot, TABLET, takeShot, WINDOWS } from './support/takeShot.ts';
import {
  loseChunks,
  openLightbox,
  openSubmenu,
  sendContact,
  showAlert,
} from './support/visitorActions.ts';

/** The pages whose states are shown. */
const PAGES = {
  home: SITE.screens.home.path,
  contact: ISLANDS.ContactForm,
  usGreenCardIndex: ISLANDS.Accordion,
  program: COUNTRY.path,
  tracks: ISLANDS.Tabs,
  project: ISLANDS.Carousel,
  gallery: ISLANDS.Gallery,
  nowhere: '/nowhere',
} as const;

/** A page in a state that a visitor causes, or in an environment that a visitor has chosen. */
interface State extends Pick<Shot, 'name' | 'extent' | 'before' | 'act'> {
  readonly on: keyof typeof PAGES;
  readonly windows: readonly ViewportSize[];
  readonly context?: BrowserContextOptions;
}

/** Printable area of an A4 sheet, in CSS pixels. */
const SHEET = { width: 718, height: 1016 };
const SMALLEST = { width: 320, height: 568 };
/** A window of 1440 px at 200 % zoom. */
const ZOOMED = { width: 720, height: 450 };

const WHOLE = { extent: 'page', windows: WINDOWS } as const;
const WINDOW = { extent: 'window', windows: WINDOWS } as const;
const PRINTED = { extent: 'page', windows: [SHEET] } as const;

/** States that are worst in a narrow or enlarged window. */
const TIGHT = [
  'home',
  'program',
  'tracks',
  'usGreenCardIndex',
  'project',
  'gallery',
  'contact',
] as const;

/** Every state, with its pages. */
const STATES: readonly State[] = [
  {
    ...WINDOW,
    name: 'menu-open',
    on: 'program',
    windows: [PHONE, TABLET],
    act: (page) => page.locator('details[data-menu] > summary').click(),
  },
  { ...WINDOW, name: 'submenu-open', on: 'program', windows: [DESK], act: openSubmenu },
  {
    ...WHOLE,
    name: 'tab-two',
    on: 'tracks',
    act: (page) => page.getByRole('tab').nth(1).click(),
  },
  {
    ...WHOLE,
    name: 'requirements-open',
    on: 'usGreenCardIndex',
    act: (page) => page.locator('.accordion-trigger').first().click(),
  },
  { ...WINDOW, name: 'lightbox-open', on: 'gallery', act: openLightbox },
  { ...WHOLE, name: 'contact-sent', on: 'contact', act: (page) => sendContact(page) },
  {
    ...WHOLE,
    name: 'contact-empty-field',
    on: 'contact',
    act: (page) => sendContact(page, { email: '' }),
  },
  { ...WHOLE, name: 'not-found', on: 'nowhere' },
  { ...WINDOW, name: 'chunk-failed', on: 'project', before: loseChunks, act: showAlert },
  ...(['program', 'project'] as const).map((on) => ({
    ...PRINTED,
    name: `print-${on}`,
    on,
    act: (page: Page) => page.emulateMedia({ media: 'print' }),
  })),
  ...(['home', 'program', 'contact'] as const).map((on) => ({
    ...WHOLE,
    name: `forced-colours-${on}`,
    on,
    windows: [PHONE, DESK],
    context: { forcedColors: 'active' as const, colorScheme: 'dark' as const },
  })),
  {
    ...WHOLE,
    name: 'reduced-motion',
    on: 'home',
    context: { reducedMotion: 'reduce' },
  },
  ...TIGHT.map((on) => ({ ...WHOLE, name: `narrowest-${on}`, on, windows: [SMALLEST] })),
  ...TIGHT.map((on) => ({
    ...WHOLE,
    name: `zoom-200-${on}`,
    on,
    windows: [ZOOMED],
    context: { deviceScaleFactor: 2 },
  })),
];

// A missing page, and missing scripts, are errors in the console.
test.use({ allowedErrors: /status of 404|Failed to fetch dynamically imported module/ });

for (const { on, windows, context, name, ...state } of STATES)
  for (const viewport of windows)
    test.describe(`${viewport.width}`, () => {
      test.use({ ...context, viewport });
      for (const language of LANGUAGES)
        test(`${language.locale}/state-${name}`, ({ page }) =>
          takeShot(page, { ...state, name: `state-${name}`, path: PAGES[on], language }));
    });
