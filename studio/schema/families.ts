import type { ProgramFamily } from '../../locales/routes.ts';
import { say, translate } from '../words/say.ts';

/** The programme families in site order, with titles for editors. */
export const FAMILIES = [
  { value: 'usGreenCard', title: 'US green card' },
  { value: 'citizenship', title: 'Citizenship' },
  { value: 'fastNaturalization', title: 'Fast naturalization' },
  { value: 'residenceVisa', title: 'Residence visas' },
] as const satisfies readonly { value: ProgramFamily; title: string }[];

/** @returns the family's title, or the value itself if it is not a family */
export const familyTitle = (family: unknown): string =>
  translate(
    FAMILIES.find(({ value }) => value === family)?.title ?? String(family ?? say('No family')),
  );
