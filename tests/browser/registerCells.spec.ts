import { isGlanceFigure } from '../../locales/figures.ts';
import type { Program } from '../../locales/program.ts';
import { parsedPage } from './support/builtPage.ts';
import { inLanguage, LANGUAGES, SITE } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import { word } from './support/words.ts';

const visaFree = ({ figures }: Program) => figures.find(({ name }) => name === 'visaFree');

const isCautious = ({ name, hasCaution }: Program['figures'][number]) =>
  name === 'minInvestment' && hasCaution === true;

const codeOf = ({ family, slug }: Program) => `${family}/${slug}`;

for (const language of LANGUAGES)
  test(`visa-free counts of permits that grant none are labelled as those of the later passport in ${language.name}`, () => {
    const read = (path: string) => parsedPage(inLanguage(path, language));
    const register = read('/compare');
    const words = word(language.locale, 'ui.withItsPassport');
    for (const program of SITE.programs) {
      const isLater = visaFree(program)?.label === 'visaFreePassport';
      const strip = read(program.path).querySelector('.glance dl');
      const row = register.querySelector(`[data-programme="${codeOf(program)}"]`);
      for (const place of [row, strip])
        expect(place?.text.includes(words), program.path).toBe(isLater);
    }
  });

for (const language of LANGUAGES)
  test(`every first stage has an explanation in ${language.name}`, () => {
    const words = word(language.locale, 'compare.register.firstStage');
    const tells = (path: string, place: string) =>
      parsedPage(inLanguage(path, language))
        .querySelectorAll(place)
        .some(({ text }) => text.includes(words));
    for (const { path, figures } of SITE.programs) {
      const stage = figures.find(({ name }) => name === 'firstStage');
      const needsIt = stage !== undefined && !stage.hasCaution;
      expect(tells(path, '.glance-foot p'), path).toBe(needsIt);
    }
    expect(tells('/', '.wide-table ~ .register-note')).toBe(true);
    expect(tells('/compare', '.wide-table ~ .register-note')).toBe(true);
  });

test('every figure with a caution is shown with it', async ({ page }) => {
  const [, language] = LANGUAGES;
  const cautious = SITE.programs.flatMap((program) =>
    program.figures
      .filter(({ name, hasCaution }) => hasCaution && isGlanceFigure(name))
      .map(({ name }) => ({
        program,
        words: word(language.locale, `${program.group}.figures.${name}.caution`),
      })),
  );
  expect(cautious.length).toBeGreaterThan(0);
  // Four programmes fit side by side.
  const beside = cautious.slice(0, 4);
  const chosen = beside.map(({ program }) => ['with', codeOf(program)]);
  await page.goto(inLanguage(`/compare?${new URLSearchParams(chosen)}`, language));
  for (const { program, words } of cautious)
    await expect(page.locator(`[data-programme="${codeOf(program)}"]`)).toContainText(words);
  for (const { words } of beside) await expect(page.locator('#side-by-side')).toContainText(words);
  for (const { program, words } of cautious) {
    const strip = parsedPage(inLanguage(program.path, language)).querySelector('.glance');
    expect(strip?.text, program.path).toContain(words);
  }
});

for (const language of LANGUAGES)
  test(`a card shows the cautions of its figures in ${language.name}`, () => {
    const index = parsedPage(inLanguage('/other-citizenship', language));
    const cards = index.querySelectorAll('.program-card').map(({ text }) => text);
    const shown = SITE.programs
      .filter(({ family }) => family !== 'citizenship' && family !== 'usGreenCard')
      .filter(({ listed, figures }) => listed && figures.some(isCautious))
      .map(({ group }) => word(language.locale, `${group}.figures.minInvestment.caution`));
    expect(shown.filter((words) => !cards.some((card) => card.includes(words)))).toEqual([]);
  });

test('in the comparison, bars of equal counts have equal lengths', async ({ page }) => {
  const alike = Object.values(Object.groupBy(SITE.programs, (one) => visaFree(one)?.value ?? 0));
  const [most = []] = alike
    .map((group = []) => group.filter(visaFree))
    .toSorted((one, other) => other.length - one.length);
  const chosen = most.slice(0, 4).map((one) => ['with', codeOf(one)]);
  await page.goto(`/compare?${new URLSearchParams(chosen)}`);
  const bars = page.locator('#side-by-side .bar-of');
  await expect(bars.nth(1)).toBeVisible();
  const drawn = await bars.evaluateAll((all) =>
    all.map((bar) => ({
      count: bar.closest('td')?.querySelector('.register-figure')?.textContent ?? '',
      width: bar.getBoundingClientRect().width,
    })),
  );
  const counts = Object.groupBy(drawn, ({ count }) => count);
  expect(Object.keys(counts).length).toBeLessThan(drawn.length);
  for (const [count, same = []] of Object.entries(counts))
    expect(new Set(same.map(({ width }) => width)).size, count).toBe(1);
});
