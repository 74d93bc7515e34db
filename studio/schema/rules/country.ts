import { say } from '../../words/say.ts';

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Describes what is wrong with a country code, for the editor. */
export const countryProblem = (code: string): string | undefined =>
  isCountryCode(code)
    ? undefined
    : say(
        '“[code]” is not a country code: write the two capital letters of ISO 3166, e.g. GR for Greece',
        { code },
      );

/** Codes with a name that name no country, such as the European Union's. */
const NO_COUNTRY: ReadonlySet<string> = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']);

/** Whether a code has a name on the site and is its own: `UK` stands for `GB`, `YU` for `RS`. */
const isCountryCode = (code: string): boolean =>
  /^[A-Z]{2}$/.test(code) &&
  !NO_COUNTRY.has(code) &&
  names.of(code) !== undefined &&
  new Intl.Locale('und', { region: code }).region === code;
