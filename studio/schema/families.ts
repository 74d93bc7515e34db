import { PROGRAM_FAMILIES, type ProgramFamily } from '../../locales/routes.ts';
import { say, translate } from '../words/say.ts';

const TITLES = {
  usGreenCard: 'US green card',
  citizenship: 'Citizenship',
  fastNaturalization: 'Fast naturalization',
  residenceVisa: 'Residence visas',
} as const satisfies Record<ProgramFamily, string>;

/** The programme families in site order, with titles for editors. */
export const FAMILIES = PROGRAM_FAMILIES.map((value) => ({ value, title: TITLES[value] }));

/** @returns the family's title, or the value itself if it is not a family */
export const familyTitle = (family: unknown): string =>
  translate(
    FAMILIES.find(({ value }) => value === family)?.title ?? String(family ?? say('No family')),
  );
