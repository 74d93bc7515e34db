import { useTranslation } from 'react-i18next';
import { recordOf } from '../../locales/recordOf.ts';
import { KEEP_PLACEHOLDERS } from '../site/keepPlaceholders.ts';

const ERROR_WORDS = [
  // Contains `{{id}}` and `{{kind}}`.
  'chunkFailed',
  'kindMissing',
  'kindOther',
  'kindTimeout',
  'stillReadable',
  'retry',
  'unexpected',
  // Contains `{{status}}` and `{{statusText}}`.
  'status',
  'reload',
] as const;

/** Words for an island that fails. */
export type ErrorWords = Readonly<Record<(typeof ERROR_WORDS)[number], string>>;

/** From the catalogue, with placeholders that the browser fills. */
export function useErrorWords(): ErrorWords {
  const { t } = useTranslation();
  return recordOf(ERROR_WORDS, (name) => t(`errors.${name}`, KEEP_PLACEHOLDERS));
}
