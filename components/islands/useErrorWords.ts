import { useTranslation } from 'react-i18next';
import { recordOf } from '../../locales/routes.ts';

const ERROR_WORDS = [
  // With `{{id}}` and `{{kind}}`.
  'chunkFailed',
  'kindMissing',
  'kindOther',
  'kindTimeout',
  'stillReadable',
  'retry',
  'unexpected',
  // With `{{status}}` and `{{statusText}}`.
  'status',
  'reload',
] as const;

/** Words for when an island cannot work. */
export type ErrorWords = Readonly<Record<(typeof ERROR_WORDS)[number], string>>;

/** The catalogue's, placeholders left in: the browser puts the values there. */
export function useErrorWords(): ErrorWords {
  const { t } = useTranslation();
  return recordOf(ERROR_WORDS, (name) => t(`errors.${name}`, { skipInterpolation: true }));
}
