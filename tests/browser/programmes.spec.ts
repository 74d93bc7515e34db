import { GLANCE_FIGURES } from '../../locales/figures.ts';
import { TOPIC_SECTIONS } from '../../locales/sections.ts';
import { catalogues } from '../support/content.ts';
import { parsedPage } from './support/builtPage.ts';
import { groupByStyleSheets, openCombined } from './support/combinedPages.ts';
import { inLanguage, LANGUAGES, type Language, SITE } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import { word } from './support/words.ts';

// Animated elements have no final position yet.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const [ENGLISH] = LANGUAGES;

/** The pages of programmes, grouped by their style sheets. */
const together = (programs: typeof SITE.programs, language: Language) =>
  groupByStyleSheets(programs.map(({ path }) => inLanguage(path, language)));

/** Minimum width for more than four figures side by side, in pixels. */
const ROOM = 1200;

/** A tablet has rows of three figures if four do not hold all, a desktop rows of four if six do not. */
const rowsAt = (width: number, figures: number) =>
  width < ROOM
    ? Math.ceil(figures / (figures > 4 ? 3 : 4))
    : Math.ceil(figures / (figures > 6 ? 4 : 6));

for (const language of LANGUAGES)
  test(`key figures are on one line each, uncut and without gaps in ${language.name}`, async ({
    page,
  }) => {
    const programs = SITE.programs.filter(({ figures }) => figures.length > 0);
    for (const addresses of together(programs, language)) {
      await openCombined(page, addresses, '.glance');
      await expect(page.locator('.glance')).toHaveCount(addresses.length);
      for (const width of [320, 390, 768, 1120, ROOM, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const strips = await page.locator('.glance').evaluateAll(measureStrips);
        for (const { address, figures, rows, uneven, astray, gap, drop } of strips) {
          const at = `${address} at ${width} px`;
          for (const { text, lines, beyond } of figures) {
            expect.soft(beyond, `${at}: ${text}`).toBeLessThanOrEqual(1);
            expect.soft(lines, `${at}: ${text}`).toBe(1);
          }
          if (width >= 768) expect.soft(rows, at).toBe(rowsAt(width, figures.length));
          if (width === 390) expect.soft(uneven, at).toEqual([]);
          if (width === 390) expect.soft(astray, at).toEqual([]);
          if (width === 1440) expect.soft(gap, at).toBeLessThan(40);
          if (width === 1440) expect.soft(Math.abs(drop), at).toBeLessThan(2);
        }
      }
    }
  });

/** Positions of each strip's figures, and the distance of its contact from the last one. */
function measureStrips(strips: Element[]) {
  const box = (element: Element | null | undefined) =>
    element?.getBoundingClientRect() ?? new DOMRect();
  return strips.map((strip) => {
    const end = box(strip.querySelector('dl')).right;
    const rows = [...strip.querySelectorAll('dl > div')];
    const figures = [...strip.querySelectorAll('.glance-figure')];
    const uneven = rows.filter((row) => {
      const lines = (part: string) => {
        const text = document.createRange();
        text.selectNodeContents(row.querySelector(part) ?? row);
        return [...text.getClientRects()].map(({ bottom }) => bottom);
      };
      const label = lines('dt').at(-1) ?? 0;
      const isBeside = Math.abs(label - (lines('.glance-figure')[0] ?? 0)) < 24;
      const unit = row.querySelector('.glance-figure small') && lines('.glance-figure small')[0];
      return unit && isBeside && Math.abs(label - unit) > 5;
    });
    const astray = rows.filter((row) => {
      const note = row.querySelector('.figure-notes > :not(.figure-caution)');
      return note && Math.abs(box(note).right - box(row.querySelector('.glance-figure')).right) > 1;
    });
    const right = Math.max(...rows.map((row) => box(row).right));
    const contact = box(strip.querySelector('.glance-contact'));
    return {
      address: strip.closest('main')?.dataset.page,
      figures: figures.map((figure) => ({
        text: figure.textContent,
        lines: figure.getClientRects().length,
        beyond: box(figure).right - end,
      })),
      rows: new Set(figures.map((figure) => box(figure).top)).size,
      uneven: uneven.map(({ textContent }) => textContent),
      astray: astray.map(({ textContent }) => textContent),
      gap: contact.left - right,
      drop: contact.top - box(rows[0]).top,
    };
  });
}

test('every programme answers each topic or says to ask', () => {
  for (const language of LANGUAGES)
    for (const program of SITE.programs) {
      const address = inLanguage(program.path, language);
      const topics = parsedPage(address).querySelectorAll('.topic');
      expect(
        topics.map(({ id }) => id),
        address,
      ).toEqual(TOPIC_SECTIONS);
      for (const topic of topics) {
        const said = topic.querySelector('.topic-body')?.text.trim() ?? '';
        expect(said.length, `${address}#${topic.id}`).toBeGreaterThan(8);
        const ask = topic.querySelector('.ask-us');
        if (ask)
          expect(ask.querySelector(`a[href="${inLanguage('/contact', language)}"]`)).not.toBeNull();
      }
    }
});

test('pages with amounts in renminbi state the exchange rates, and totals have an amount in renminbi', () => {
  for (const language of LANGUAGES)
    for (const { path, group, figures, topics } of SITE.programs) {
      const address = inLanguage(path, language);
      const html = parsedPage(address);
      const shown = new Set<string | null | undefined>(GLANCE_FIGURES);
      for (const { figure } of topics.costs?.items ?? []) shown.add(figure);
      for (const { name, unit, renminbi } of figures)
        if (renminbi && shown.has(name))
          expect
            .soft(html.querySelector('.glance-foot')?.text, `${address}: ${name}`)
            .toContain(word(language.locale, `compare.rates.${unit}`));
      const total = catalogues[language.locale][`${group}.costs.sumInRenminbi`];
      if (total) expect.soft(html.querySelector('.ledger-sum')?.text, address).toContain(total);
    }
});

test('an amount in renminbi is directly below the amount', async ({ page }) => {
  const isToldTwice = ({ figures, topics }: (typeof SITE.programs)[number]) =>
    topics.costs?.items.some(
      ({ figure, isNoted }) =>
        isNoted && figures.some((one) => one.name === figure && one.renminbi),
    );
  for (const addresses of together(SITE.programs.filter(isToldTwice), ENGLISH)) {
    await openCombined(page, addresses, ':has(#costs)');
    const costs = page.locator('#costs div:has(> .figure-notes)');
    const gaps = await costs.evaluateAll((all) =>
      all.map((cost) => {
        const [amount, notes] = ['strong', '.figure-notes'].map((part) =>
          cost.querySelector(part)?.getBoundingClientRect(),
        );
        const address = cost.closest('main')?.dataset.page;
        return { address, gap: (notes?.top ?? Number.NaN) - (amount?.bottom ?? 0) };
      }),
    );
    expect(new Set(gaps.map(({ address }) => address)).size).toBe(addresses.length);
    for (const { address, gap } of gaps) expect.soft(gap, address).toBeLessThan(8);
  }
});

test('labels of a timeline in years stay within the page; a shorter one has no ticks', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const named = new Set<boolean>();
  const programs = SITE.programs.filter(({ tracks }) => !tracks);
  for (const addresses of together(programs, ENGLISH)) {
    await openCombined(page, addresses, ':has(.timeline)');
    const timelines = await page.locator('main').evaluateAll((mains) =>
      mains.map((main) => {
        const right = (part: string) =>
          main.querySelector(part)?.getBoundingClientRect().right ?? Number.NaN;
        return {
          address: main.dataset.page,
          ticks: main.querySelectorAll('.time-years line').length,
          years: [...main.querySelectorAll('.time-years text')].map((year) => ({
            text: year.textContent,
            beyond: year.getBoundingClientRect().right - right('.timeline'),
          })),
          // The line is as wide as the page.
          short: right('.timeline ol') - right('.time-scale path[stroke-dasharray]'),
        };
      }),
    );
    for (const { address, ticks, years, short } of timelines) {
      named.add(years.length > 0);
      expect.soft(ticks, address).toBe(years.length);
      for (const { text, beyond } of years) {
        expect.soft(text, address).toMatch(/^\d+ yrs?$/);
        expect.soft(beyond, address).toBeLessThan(4);
      }
      expect.soft(short, address).toBeLessThan(8);
    }
  }
  expect(named.size, 'needs a long and a short timeline').toBe(2);
});

test('the portraits of attorneys are equally wide, however long their titles', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const programs = SITE.programs.filter(({ path }) => parsedPage(path).querySelector('.attorney'));
  for (const addresses of together(programs, ENGLISH)) {
    await openCombined(page, addresses, ':has(.attorney)');
    const widths = await page
      .locator('.attorney img')
      .evaluateAll((all) => all.map((picture) => picture.getBoundingClientRect().width));
    expect(widths).toHaveLength(addresses.length);
    expect(new Set(widths).size, widths.join(', ')).toBe(1);
  }
});
