import type { ProgramFamily } from '../../locales/routes.ts';
import { say, translate } from '../words/say.ts';

/** The families of programmes in the order of the site, in editors' words. */
export const FAMILIES = [
  { value: 'usGreenCard', title: 'US green card' },
  { value: 'citizenship', title: 'Citizenship' },
  { value: 'fastNaturalization', title: 'Fast naturalization' },
  { value: 'residenceVisa', title: 'Residence visas' },
] as const satisfies readonly { value: ProgramFamily; title: string }[];

/** @returns the family's title, or the value itself when it is none */
export const familyTitle = (family: unknown): string =>
  translate(
    FAMILIES.find(({ value }) => value === family)?.title ?? String(family ?? say('No family')),
  );
