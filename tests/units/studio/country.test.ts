import { expect, test } from 'vitest';
import { countryProblem } from '../../../studio/schema/rules/country.ts';

test.each(['GR', 'GB', 'TW', 'HK', 'XK'])('accepts %s', (code) =>
  expect(countryProblem(code)).toBeUndefined(),
);

const REJECTED = ['', 'gr', 'GRC', 'EL', 'UK', 'YU', 'EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ'];
test.each(REJECTED)('rejects %j, which is no country code', (code) =>
  expect(countryProblem(code)).toMatch(/is not a country code: write .* GR for Greece/),
);
