import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../locales/locale.ts';
import { toReadableName } from '../../studio/schema/titles.ts';
import { translate } from '../../studio/words/say.ts';
import { containsFigure } from '../support/containsFigure.ts';
import { catalogues, site } from '../support/content.ts';
import { FIGURES } from './specifiedFigures.ts';

/** Text of a page, without the strip under its hero. */
const proseOf = (group: string, locale: 'en' | 'zh') =>
  Object.entries(catalogues[locale])
    .filter(([key]) => key.startsWith(`${group}.`) && !key.startsWith(`${group}.figures.`))
    .map(([, text]) => text)
    .join('\n');

describe.each(FIGURES)('$group', ({ group, en, zh }) => {
  test.each(en)('is %s in English', (figure) => {
    expect(containsFigure(proseOf(group, 'en'), figure)).toBe(true);
  });
  test.each(zh)('is %s in Chinese', (figure) => {
    expect(containsFigure(proseOf(group, 'zh'), figure)).toBe(true);
  });
});

test('every programme outside the United States has one visa-free count', () => {
  for (const { group, family } of site.programs.filter(({ family }) => family !== 'usGreenCard')) {
    for (const locale of LOCALES)
      expect(proseOf(group, locale), `${group} ${family}`).toMatch(
        /(?<!\d)(?:110|140|150|170|180|190)(?:\+|多个)/,
      );
  }
});

test('Greece: Chinese text has the amount without a currency, the strip with it', () => {
  expect(catalogues.zh['residency.greece.overview.description1']).toMatch(
    /250,000(?!\s*(?:欧元|EUR))/,
  );
  expect(catalogues.zh['residency.greece.figures.minInvestment.text']).toBe('至少25万欧元');
  expect(catalogues.en['residency.greece.figures.minInvestment.text']).toBe('at least 250,000 EUR');
});

test('the Studio in Chinese has a Chinese name for each figure', () => {
  const figures = [...site.programs, ...site.projects].flatMap((page) => page.figures);
  const names = new Set(figures.map(({ name }) => toReadableName(name)));
  expect([...names].filter((name) => translate(name, 'zh') === name)).toEqual([]);
});
