import { useTranslation } from 'react-i18next';
import { restoreBlocks } from '../../locales/portableText.ts';
import { markForeignWords } from './markSpans.ts';
import { usePageScope } from './PageScope.tsx';

/**
 * The rich text below a catalogue key, with foreign words marked for screen readers.
 *
 * @param key e.g. `team.grace-lin.bio`
 */
export function useRichText(key: string) {
  const { i18n } = useTranslation();
  const { splitLanguages } = usePageScope();
  const texts: Record<string, string> = i18n.getResourceBundle(i18n.language, 'translation');
  const prefix = `${key}.`;
  const leaves = Object.entries(texts)
    .filter(([name]) => name.startsWith(prefix))
    .map(([name, text]) => [name.slice(prefix.length), text] as const);
  return restoreBlocks(leaves).map((block) => markForeignWords(block, splitLanguages));
}
