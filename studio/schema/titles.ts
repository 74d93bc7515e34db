import { translate } from '../words/say.ts';

/** Titles of code names that cannot be derived from the name. */
const TITLES: Readonly<Record<string, string>> = {
  i140: 'Form I-140',
  i956fApproval: 'Approval of form I-956F',
  minInvestment: 'Minimum investment',
  minInvestmentStandard: 'Minimum investment outside target areas',
  minContribution: 'Minimum contribution',
  visaFree: 'Visa-free destinations',
  visaFreePassport: 'Visa-free with the passport',
  daysPerYear: 'Days per year',
  minimum: 'Minimum investment or contribution',
  government: 'Government fees',
  purchaseTaxes: 'Purchase taxes',
  professional: 'Professional fees',
  yearly: 'Annual cost',
  conditions: 'Subject to conditions',
  ask: 'Ask us',
  atStart: 'From the start',
  atPermanent: 'For permanent residence',
  atCitizenship: 'For citizenship only',
  about: 'Approximately',
  USD: 'US dollars',
  EUR: 'Euros',
  JPY: 'Yen',
  CNY: 'Renminbi',
  day: 'Days',
  month: 'Months',
  year: 'Years',
  count: 'Plain number',
  plus: 'Or more (190+)',
};

/** A code name in the words of the Studio's language: `realEstate` becomes `Real estate`. */
export const toReadableName = (name: string) => translate(toEnglishName(name));

/** A code name in English, for a title or description that is translated as a whole. */
export function toEnglishName(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const title = Object.hasOwn(TITLES, name) ? TITLES[name] : undefined;
  return title ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** The options of a choice field, with titles. */
export const toChoices = <Name extends string>(names: readonly Name[]) =>
  names.map((value) => ({ value, title: toReadableName(value) }));
