import type { Page } from '@playwright/test';
import type { HTMLElement } from 'node-html-parser';
import { CURRENCIES } from '../../locales/figures.ts';
import { DIVIDERS } from '../../locales/formatRate.ts';
import { catalogues } from '../support/content.ts';
import { parsedPage } from './support/builtPage.ts';
import { boxOf, textBox } from './support/geometry.ts';
import { letterSizes } from './support/letterSizes.ts';
import { inLanguage, LANGUAGES, SITE } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import { word } from './support/words.ts';

const textOf = (element: HTMLElement | null) => element?.text.replace(/\s+/g, ' ').trim() ?? '';

/** Labels that a page's strip uses for the figures of a column, in order of preference. */
const LABELS = {
  minimum: ['minInvestment', 'minContribution', 'proofOfMeans'],
  firstStage: ['firstStage', 'processingTime'],
  daysPerYear: ['daysPerYear'],
  permanentResidenceAfter: ['permanentResidenceAfter'],
  citizenshipAfter: ['citizenshipAfter'],
  visaFree: ['visaFree', 'visaFreePassport'],
};

/** Selector of the cells in a column of the register. */
const cellsIn = (column: string, locale: 'en' | 'zh') =>
  `td[data-label="${word(locale, `compare.columns.${column}`)}"]`;

for (const language of LANGUAGES) {
  test(`the register matches the pages in ${language.name}`, () => {
    const register = parsedPage(inLanguage('/compare', language));
    const rows = register.querySelectorAll('#register tbody tr');
    expect(rows.length).toBeGreaterThan(20);
    for (const row of rows) {
      const name = row.querySelectorAll('th > :is(a, .goal)').map(textOf).join(' ');
      expect(row.querySelector('th')?.getAttribute('aria-label')).toBe(name);
      const page = parsedPage(row.querySelector('th a')?.getAttribute('href') ?? '');
      const strip = new Map(
        page.querySelectorAll('.glance dl > div').map((cell) => [
          textOf(cell.querySelector('dt')),
          // Blocks within a description are read out twice, or not at all.
          textOf(cell.querySelector('dd.glance-figure')),
        ]),
      );
      const told = Object.entries(LABELS).flatMap(([column, labels]) => {
        const names = labels.map((name) => word(language.locale, `ui.${name}`));
        const figure = names.map((name) => strip.get(name)).find(Boolean);
        return figure ? [[word(language.locale, `compare.columns.${column}`), figure]] : [];
      });
      const shown = row
        .querySelectorAll('td:has(.register-figure)')
        .map((cell) => [
          cell.getAttribute('data-label'),
          textOf(cell.querySelector('.register-figure')),
        ]);
      expect(Object.fromEntries(shown), name).toEqual(Object.fromEntries(told));
      const date = textOf(row.querySelector(cellsIn('asOf', language.locale)));
      expect(textOf(page.querySelector('.glance-foot p'))).toContain(date);
    }
  });

  test(`family and presence have short texts where available in ${language.name}`, () => {
    const register = parsedPage(inLanguage('/compare', language));
    for (const { family, slug, group, figures, topics } of SITE.programs) {
      const row = register.querySelector(`[data-programme="${family}/${slug}"]`);
      const cellOf = (column: string) =>
        textOf(row?.querySelector(cellsIn(column, language.locale)) ?? null);
      const texts = catalogues[language.locale];
      for (const index of topics.family?.members.keys() ?? []) {
        const brief = texts[`${group}.familyMembers.members.${index}.brief`];
        if (brief) expect(cellOf('family')).toContain(brief);
      }
      const daysBrief = texts[`${group}.presence.daysBrief`];
      if (daysBrief && !figures.some(({ name }) => name === 'daysPerYear'))
        // The name is for screen readers that read the link out of context.
        expect(cellOf('daysPerYear')).toBe(
          `${daysBrief} – ${word(language.locale, `${group}.title`)}`,
        );
    }
  });

  test(`a minimum is also shown in renminbi, with the date of the rate, in ${language.name}`, () => {
    for (const { path, group, figures } of SITE.programs) {
      if (!figures.find(({ name }) => name === 'minInvestment')?.renminbi) continue;
      const page = parsedPage(inLanguage(path, language));
      expect(textOf(page.querySelector('.glance dl')), path).toContain(
        word(language.locale, `${group}.figures.minInvestment.renminbi`),
      );
      const foot = textOf(page.querySelector('.glance-foot'));
      expect(foot, path).toContain(word(language.locale, 'compare.rates.day'));
      const { unit } = figures.find(({ name }) => name === 'minInvestment') ?? {};
      expect(foot, path).toContain(word(language.locale, `compare.rates.${unit}`));
    }
  });

  test(`the comparison lists exactly the rates that it uses in ${language.name}`, () => {
    const register = parsedPage(inLanguage('/compare', language));
    const notes = register.querySelectorAll('.wide-table ~ .register-note').map(textOf);
    const shown = SITE.programs.flatMap(({ figures }) =>
      figures.filter(({ name, renminbi }) => name === 'minInvestment' && renminbi),
    );
    const used = CURRENCIES.filter((currency) => shown.some(({ unit }) => unit === currency)).map(
      (currency) => word(language.locale, `compare.rates.${currency}`),
    );
    expect(used.length).toBeGreaterThan(0);
    const rates = used.join(DIVIDERS[language.locale]);
    expect(
      notes.filter((note) => note.endsWith(rates)),
      notes.join('\n'),
    ).toHaveLength(1);
  });
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('filters hide programmes, and can be reset', async ({ page }) => {
    await page.goto('/compare');
    const rows = page.locator('#register tbody tr:visible');
    const all = await rows.count();
    await page.getByRole('radio', { name: word('en', 'ui.goalGreenCard'), exact: true }).check();
    for (const row of await rows.all())
      await expect(row).toHaveAttribute('data-programme', /^usGreenCard\//);
    await page.getByLabel(word('en', 'compare.filters.time6')).check();
    await expect(rows).toHaveCount(0);
    await page.getByLabel(word('en', 'compare.filters.goalAny')).check();
    await page.getByLabel(word('en', 'compare.filters.withParents')).check();
    const left = await rows.count();
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(all);
    await page.getByRole('button', { name: word('en', 'compare.filters.reset') }).click();
    await expect(rows).toHaveCount(all);
  });
});

test('filters, sorting and comparison work by keyboard, and update the URL', async ({ page }) => {
  await page.goto('/compare');
  await expect(page.locator('.register-count')).not.toBeEmpty();
  await page.getByRole('radio', { name: word('en', 'ui.goalResidence'), exact: true }).focus();
  await page.keyboard.press('Space');
  await page.locator('#register th[data-sorted="permanentResidenceAfter"] button').focus();
  await page.keyboard.press('Enter');
  const heading = page.locator('#register th[data-sorted="permanentResidenceAfter"]');
  await expect(heading).toHaveAttribute('aria-sort', 'ascending');
  const column = word('en', 'compare.columns.permanentResidenceAfter');
  const order = word('en', 'ui.sortedAscending', { column });
  await expect(page.getByRole('status').filter({ hasText: order })).toHaveCount(1);
  const arrow = heading
    .getByRole('button')
    .evaluate((button) => getComputedStyle(button, '::after').content);
  expect(await arrow, 'not announced').toBe('" ↑" / ""');
  const values = await page
    .locator(`#register tbody tr:visible ${cellsIn('permanentResidenceAfter', 'en')}`)
    .evaluateAll((cells) => cells.map((cell) => Number(cell.getAttribute('data-value') ?? 9999)));
  expect(values).toHaveLength(await page.locator('#register tbody tr:visible').count());
  expect(values).toEqual(values.toSorted((one, other) => one - other));
  // The more, the better: the largest figure comes first.
  const visaFree = page.locator('#register th[data-sorted="visaFree"]');
  for (const direction of ['descending', 'ascending']) {
    await visaFree.getByRole('button').click();
    await expect(visaFree).toHaveAttribute('aria-sort', direction);
  }
  await heading.getByRole('button').click();
  const boxes = page.locator('#register tbody tr:visible input');
  // The visible label would be announced with each cell of the row.
  await expect(page.locator('.put-beside span').first()).toHaveAttribute('aria-hidden', 'true');
  for (const index of [0, 1, 2, 3]) {
    await boxes.nth(index).focus();
    await page.keyboard.press('Space');
  }
  await expect(boxes.nth(4)).toBeDisabled();
  const said = `${word('en', 'compare.sideBySide.title')} (4)`;
  await expect(page.getByRole('status').filter({ hasText: said })).toHaveCount(1);
  await expect(page.locator('#side-by-side thead, #side-by-side tr').first()).toBeVisible();
  await expect(page.locator('#side-by-side tr:first-child th')).toHaveCount(5);

  await expect(page).toHaveURL(/(?:with=.*){4}sort=/);
  const address = page.url();
  await page.goto('/');
  await page.goto(address);
  await expect(page.locator('#side-by-side tr:first-child th')).toHaveCount(5);
  await expect(heading).toHaveAttribute('aria-sort', 'ascending');
  await expect(
    page.getByRole('radio', { name: word('en', 'ui.goalResidence'), exact: true }),
  ).toBeChecked();

  await page.getByRole('link', { name: '中文' }).first().click();
  await expect(page).toHaveURL(/\/zh\/compare\?goal=residence&with=/);
  await expect(page.locator('#side-by-side tr:first-child th')).toHaveCount(5);
  const saidInChinese = `${word('zh', 'compare.sideBySide.title')}（4）`;
  await expect(page.getByRole('status').filter({ hasText: saidInChinese })).toHaveCount(1);

  await page.getByRole('button', { name: word('zh', 'compare.filters.reset') }).click();
  await expect(page).toHaveURL(/\?(?:with=.*){4}sort=/);
  await expect(page).not.toHaveURL(/goal=/);
  await expect(page.locator('#side-by-side tr:first-child th')).toHaveCount(5);
});

test('removing a comparison whose programmes a filter hides keeps the focus in the form', async ({
  page,
}) => {
  await page.goto('/compare');
  await page.locator('[data-programme^=citizenship] input').first().check();
  await page.locator('[value=greenCard]').check();
  await page.getByRole('button', { name: word('en', 'compare.sideBySide.clear') }).click();
  await expect(page.locator('#side-by-side')).toBeHidden();
  await expect(page.locator('.filters :focus')).toHaveCount(1);
});

test('the comparison leads to a message that names its programmes', async ({ page }) => {
  // A firm may leave its words empty.
  const [label, start] = ['ask', 'message'].map(
    (name) => catalogues.zh[`compare.sideBySide.${name}`],
  );
  test.skip(!label || !start);
  await page.goto('/zh/compare');
  const boxes = page.locator('#register tbody input');
  await boxes.nth(0).check();
  await boxes.nth(2).check();
  const names = await Promise.all(
    [0, 2].map((row) => page.locator('#register tbody th').nth(row).getAttribute('aria-label')),
  );
  await page.locator('#side-by-side').getByRole('link', { name: label, exact: true }).click();
  const message = page.locator('textarea');
  await expect(message).toHaveValue([start, ...names].join('\n'));
  await expect(message).toBeInViewport({ ratio: 1 });

  // What a visitor typed before the form was hydrated stays.
  await page.goto('/zh/contact?message=Malta');
  await message.evaluate((field) => Object.assign(field, { value: '我们一家四口' }));
  await message.focus();
  await expect(page.locator('[data-island=ContactForm][data-live]')).toBeVisible();
  await expect(message).toHaveValue('我们一家四口');
});

test('the end of a programme leads to its comparison with the programmes there', async ({
  page,
}) => {
  const [program] = SITE.programs.filter(({ neighbours }) => neighbours.length > 0);
  await page.goto(program?.path ?? '');
  const others = page.locator('#other-routes');
  const cards = await others.locator('h3').count();
  await others.locator('.compare-link a').click();
  await expect(page.locator('#side-by-side')).toBeInViewport();
  const names = page.locator('#side-by-side tr:first-child th[scope="col"]');
  await expect(names).toHaveCount(Math.min(cards + 1, 4));
  await expect(names.locator(`a[href="${program?.path}"]`)).toHaveCount(1);
});

test('of several changes at once, the last one hides or shows the link to the comparison', async ({
  page,
}) => {
  // As on a busy device.
  await page.addInitScript(() => {
    const Observer = IntersectionObserver;
    window.IntersectionObserver = class extends Observer {
      constructor(report: IntersectionObserverCallback) {
        const seen: IntersectionObserverEntry[] = [];
        super((entries, observer) =>
          report([...seen.splice(0, 1, ...entries), ...entries], observer),
        );
      }
    };
  });
  await page.goto('/compare');
  const way = page.locator('a[href="#side-by-side"]');
  await page.locator('#register tbody input').nth(3).check();
  await page.locator('#register tbody tr').last().scrollIntoViewIfNeeded();
  await expect(way).toBeVisible();
  await way.click();
  await expect(way).toBeHidden();
});

test('on a phone the checkboxes are beside the names, and a link leads to the comparison', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/zh/compare');
  const boxes = page.locator('#register tbody input');
  await boxes.nth(3).scrollIntoViewIfNeeded();
  await expect(boxes.nth(3)).toBeInViewport();
  const way = page.locator('a[href="#side-by-side"]');
  await expect(way).toBeHidden();
  await boxes.nth(3).check();
  await boxes.nth(5).check();
  await expect(way).toHaveText(/2/);
  await way.click();
  const table = page.locator('#side-by-side table');
  await expect(table).toBeInViewport();
  await expect(way, 'the link covers its target').toBeHidden();
  await expect(table.locator('input')).toHaveCount(0);
  await boxes.nth(5).scrollIntoViewIfNeeded();
  await expect(way).toBeVisible();

  await boxes.nth(6).check();
  // Three programmes fit without scrolling the table, each label above its row.
  const names = table.locator('tr').first().locator('th');
  await expect(names).toHaveCount(4);
  expect((await boxOf(names.last())).right).toBeLessThanOrEqual(390);
  const letters = await letterSizes(page);
  for (const size of [32, 16]) {
    await letters.set(size);
    // The area of a link is higher than its line.
    for (const row of await table.locator('tr:not(:has(td a))').all()) {
      const label = await textBox(row.locator('th').first());
      const cell = await textBox(row.locator('th, td').nth(1));
      expect(cell.left).toBe(label.left);
      expect(cell.top, `letters of ${size} px`).toBeGreaterThanOrEqual(label.bottom);
    }
  }
  await expect(page).toHaveURL(/(with=.*){3}#side-by-side$/);
  await page.goBack();
  await expect(page, 'the entry named two programmes').toHaveURL(/\?(&?with=[^&#]+){3}$/);
  await page.goForward();

  // Someone else opens the link.
  await expect(page).toHaveURL(/with=.*#side-by-side$/);
  const shared = page.url();
  await page.goto('/');
  await page.goto(shared);
  await expect(table).toBeInViewport();
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  for (const language of LANGUAGES)
    for (const path of ['/', '/compare'])
      test(`no figure is cut where the table of ${path} stops scrolling in ${language.name}`, async ({
        page,
      }) => {
        await page.goto(inLanguage(path, language));
        const table = page.locator('.wide-table:visible');
        for (const left of [150, 300, 9999]) {
          await table.evaluate(
            (element, x) => element.scrollTo({ left: x, behavior: 'instant' }),
            left,
          );
          const cut = await table.evaluate((element) => {
            const [first, ...others] = element.querySelectorAll('tbody tr:first-child > *');
            const edge = first?.getBoundingClientRect().right ?? 0;
            return others.flatMap((cell) => {
              const text = document.createRange();
              text.selectNodeContents(cell);
              const { left: start, right } = text.getBoundingClientRect();
              return start < edge && right > edge ? [cell.textContent] : [];
            });
          });
          expect(cut).toEqual([]);
        }
      });

  test('selecting programmes does not scroll the table', async ({ page }) => {
    await page.goto('/compare');
    await expect(page.locator('.register-count')).not.toBeEmpty();
    const table = page.locator('.wide-table:has(> #register)');
    const box = page.locator('#register tbody input').nth(1);
    await box.evaluate((element) =>
      element.scrollIntoView({ block: 'center', behavior: 'instant' }),
    );
    await table.evaluate((element) => element.scrollTo({ left: 400, behavior: 'instant' }));
    const place = () => table.evaluate(({ scrollLeft }) => scrollLeft);
    const pulled = await place();
    expect(pulled).toBeGreaterThan(0);
    for (const part of [box.locator('xpath=..'), box]) {
      const wasChosen = await box.isChecked();
      const { y, right } = await boxOf(part);
      await page.touchscreen.tap(right - 8, y + 12);
      await expect(box).toBeChecked({ checked: !wasChosen });
      expect(await place()).toBe(pulled);
    }
  });
});

test('in a long register no cell overlaps the next', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/compare');
  const table = page.locator('#register');
  // As for more than 60 programmes.
  await table.evaluate((element) => element.setAttribute('data-long', ''));
  const wide = await table.locator('tbody td').evaluateAll((cells) =>
    cells
      .filter((cell) => {
        const next = cell.nextElementSibling?.getBoundingClientRect().left ?? Infinity;
        const { left } = cell.getBoundingClientRect();
        return left + Math.max(cell.scrollWidth, cell.clientWidth) > next + 1;
      })
      .map((cell) => cell.textContent),
  );
  expect(wide).toEqual([]);
});

test('on a phone the script causes no layout shift', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const arrival = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await page.goto('/compare', { waitUntil: 'commit' });
  await expect(page.locator('.footer')).toBeVisible();
  const before = await boxOf(page.locator('#register'));
  arrival.resolve();
  await expect(page.locator('.register-count')).not.toBeEmpty();
  expect(await boxOf(page.locator('#register'))).toEqual(before);
});

const OVERDUE_SINCE = { en: 'December 2026', zh: '2026年12月' };

/** Shows below each figure that its review is overdue; none is, in content that was just checked. */
const addOverdueNotes = (page: Page, words: string) =>
  page.evaluate((words) => {
    for (const figure of document.querySelectorAll('#register .register-figure')) {
      const notes = document.createElement('span');
      notes.className = 'figure-notes';
      notes.innerHTML = `<span class="figure-note">${words}</span>`;
      figure.parentElement?.append(notes);
    }
  }, words);

test('the register fits a desktop and extends to the edge of a narrow window; the rest is aligned with the page', async ({
  page,
}) => {
  for (const language of LANGUAGES) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(inLanguage('/compare', language));
    const frame = page.locator('.wide-table:has(> #register)');
    const widths = () =>
      frame
        .locator('thead th')
        .evaluateAll((heads) => heads.map((th) => `${th.textContent} ${th.clientWidth} px`).join());
    const hiddenWidth = () =>
      frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect.soft(await hiddenWidth(), `${language.name}, columns: ${await widths()}`).toBe(0);
    await addOverdueNotes(
      page,
      word(language.locale, 'ui.underReview', { date: OVERDUE_SINCE[language.locale] }),
    );
    expect.soft(await hiddenWidth(), `${language.name}, reviews overdue`).toBe(0);
    if (language.locale === 'en') {
      const { x, right } = await boxOf(page.locator('.register-section > .section-heading'));
      for (const part of ['.filters', '.register-count', '.register-note'])
        expect.soft((await boxOf(page.locator(part).first())).x, part).toBeCloseTo(x, 0);
      expect.soft((await boxOf(page.locator('.filters'))).right).toBeCloseTo(right, 0);
      const end = page.locator('.register-note').last();
      const call = page.locator('.talk');
      expect.soft((await boxOf(call)).y - (await boxOf(end)).bottom).toBeLessThan(120);
      await expect(page.locator('#register thead button').first()).toBeVisible();
      const ends = await page.locator('#register thead th').evaluateAll((heads) =>
        heads.map((head) => {
          const text = document.createRange();
          text.selectNodeContents(head.querySelector('button') ?? head);
          return Math.round(text.getBoundingClientRect().bottom);
        }),
      );
      expect.soft(new Set(ends).size, 'sortable and other headings are aligned').toBe(1);
    }
    for (const width of [390, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect
        .soft((await boxOf(frame)).right, `${language.name} at ${width} px`)
        .toBeCloseTo(width, 0);
    }
  }
});

test('every figure is visible with its heading, below the bar or above the figure', async ({
  page,
}) => {
  await page.goto('/compare');
  const row = page.locator('#register tbody tr').last();
  const heading = page.locator('#register thead th').nth(1);
  await page.setViewportSize({ width: 1920, height: 900 });
  await row.scrollIntoViewIfNeeded();
  await expect(heading).toBeInViewport();
  expect((await boxOf(heading)).y).toBeCloseTo((await boxOf(page.locator('.bar'))).bottom, 0);
  await page
    .locator('#register')
    .evaluate(({ style }) => Object.assign(style, { fontSize: '40px' }));
  await expect(page.locator('.wide-table[data-fits]')).toHaveCount(0);
  for (const width of [390, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    await row.scrollIntoViewIfNeeded();
    await expect(heading).not.toBeInViewport();
    const label = row
      .locator('td')
      .first()
      .evaluate((cell) => getComputedStyle(cell, '::before').content);
    expect(await label).toContain(await heading.textContent());
  }
});

test('figures are aligned with the first line of the name, and no cell is shifted down in its row', async ({
  page,
}) => {
  for (const path of ['/', '/compare', '/us-green-card', '/citizenship'])
    for (const language of LANGUAGES) {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(inLanguage(path, language));
      const cells = await page.locator('.wide-table td:has(.register-figure)').evaluateAll((all) =>
        all.map((cell) => {
          const labelEnd = cell.querySelector('.register-figure')?.getBoundingClientRect().top ?? 0;
          const { height } = getComputedStyle(cell, '::before');
          const start =
            cell.getBoundingClientRect().top + Number.parseFloat(getComputedStyle(cell).paddingTop);
          // Firefox does not make a row higher for a cell that it moves down.
          return labelEnd - Number.parseFloat(height) - start;
        }),
      );
      expect(cells.length).toBeGreaterThan(0);
      expect
        .soft(
          cells.filter((moved) => Math.abs(moved) > 1),
          path,
        )
        .toEqual([]);
      // At 700 px, the comparison has the columns' labels above the figures.
      for (const width of path === '/compare' ? [390, 1440] : [390, 700, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const low = await page.locator('.wide-table tbody tr').evaluateAll((rows) =>
          rows.flatMap((row) => {
            const [name, figure] = ['th > a', '.register-figure'].map((part) => {
              const element = row.querySelector(part);
              if (!element) return undefined;
              const text = document.createRange();
              text.selectNodeContents(element);
              return text.getClientRects()[0]?.bottom;
            });
            if (name === undefined || figure === undefined) return [];
            return Math.abs(name - figure) > 8 ? [row.textContent] : [];
          }),
        );
        expect.soft(low, `${path} at ${width} px`).toEqual([]);
      }
    }
});

test('beside the first columns of the register, a note on an amount has longer lines than the amount', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  let notes = 0;
  for (const path of ['/', '/us-green-card', '/citizenship', '/other-citizenship']) {
    await page.goto(path);
    const isNarrow = await page.locator('.wide-table td:first-of-type').evaluateAll((cells) =>
      cells.flatMap((cell) => {
        const note = cell.querySelector('.figure-caution');
        const figure = cell.querySelector('.register-figure');
        if (!note || !figure) return [];
        const amount = document.createRange();
        amount.selectNodeContents(figure);
        return note.clientWidth < 1.4 * amount.getBoundingClientRect().width;
      }),
    );
    expect.soft(isNarrow, path).not.toContain(true);
    notes += isNarrow.length;
  }
  const minimums = SITE.programs.map(({ figures }) =>
    figures.find(({ name }) => name === 'minInvestment'),
  );
  expect(notes > 0).toBe(minimums.some((minimum) => minimum?.hasCaution));
});
