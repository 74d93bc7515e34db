import { expect, test } from 'vitest';
import { programPrint } from '../../../components/sections/programPrint.ts';
import type { Program } from '../../../locales/program.ts';
import { site } from '../../support/content.ts';

test('the machine-readable line has the first figures of the strip, and no others', () => {
  const [program] = site.programs;
  if (!program) throw new Error('The site has no programme');
  const figure = { asOf: '2026-09-01', reviewBy: '2027-03-01' };
  const figures: Program['figures'] = [
    { ...figure, name: 'holdingPeriod', unit: 'year', value: 3 },
    { ...figure, name: 'firstStage', unit: 'month', value: 1, upTo: 2 },
    { ...figure, name: 'minInvestment', unit: 'USD', value: 400_000 },
  ];
  const { zone } = programPrint({ ...program, slug: 'turkey', family: 'citizenship', figures });
  expect(zone).toMatch(/^TURKEY<<CITIZENSHIP<<400000USD<<1-2MONTH<+$/);
});
