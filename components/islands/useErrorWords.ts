import { useTranslation } from 'react-i18next';
import type { ErrorWords } from './registry.ts';

/** The catalogue's words for islands that fail; the browser puts the values in. */
export function useErrorWords(): ErrorWords {
  const { t } = useTranslation();
  const word = (name: keyof ErrorWords) => t(`errors.${name}`, { skipInterpolation: true });
  return {
    chunkFailed: word('chunkFailed'),
    kindMissing: word('kindMissing'),
    kindOther: word('kindOther'),
    kindTimeout: word('kindTimeout'),
    stillReadable: word('stillReadable'),
    retry: word('retry'),
    unexpected: word('unexpected'),
    status: word('status'),
    reload: word('reload'),
  };
}
