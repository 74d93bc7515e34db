import { KINDS, LANGUAGES, ROUTES } from '../browser/support/pages.ts';
import { test } from '../browser/support/test.ts';
import { takeShot, WINDOWS } from './support/takeShot.ts';

/** One page of every kind, or with `SHOTS=all` every page. */
const PAGES = process.env.SHOTS === 'all' ? ROUTES : KINDS;

/** `/us-green-card/eb5` is `us-green-card-eb5`. */
const nameOf = (path: string): string => path.slice(1).replaceAll('/', '-') || 'home';

for (const viewport of WINDOWS)
  test.describe(`${viewport.width}`, () => {
    test.use({ viewport });
    for (const path of PAGES)
      for (const language of LANGUAGES)
        test(`${language.locale}/${nameOf(path)}`, ({ page }) =>
          takeShot(page, { name: nameOf(path), path, language, extent: 'page' }));
  });
