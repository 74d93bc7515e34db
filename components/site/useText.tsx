import type { TOptions } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { capitalized } from '../primitives/capitalized.ts';
import { Passages } from '../primitives/Passages.tsx';
import { Phrases } from '../primitives/Phrases.tsx';
import { usePageScope } from './PageScope.tsx';

interface TextOptions extends TOptions {
  /** Whether a text that is written for the middle of a sentence stands by itself. */
  readonly isAlone?: boolean;
}

/**
 * The page's visible texts by their catalogue keys, foreign words marked for screen readers. What
 * is in an attribute or goes to an island has no place for marks, and comes from `t`.
 *
 * @returns `text` for running text; `paragraphs` for one of several lines, each a paragraph; `phrased`
 * for headings and other short texts, whose Chinese breaks between words
 */
export function useText() {
  const { t } = useTranslation();
  const { splitLanguages } = usePageScope();
  const passagesOf = (key: string, { isAlone, ...options }: TextOptions) => {
    const words = t(key, options);
    return splitLanguages(isAlone ? capitalized(words) : words);
  };
  return {
    text: (key: string, options: TextOptions = {}): ReactNode => (
      <Passages passages={passagesOf(key, options)} />
    ),
    paragraphs: (key: string): ReactNode =>
      t(key)
        // Together they are still the text, which a click in the Studio's preview leads to.
        .split(/(?<=\n)/)
        .map((line) => (
          <p key={line}>
            <Passages passages={splitLanguages(line)} />
          </p>
        )),
    phrased: (key: string, options: TextOptions = {}): ReactNode => (
      <Phrases passages={passagesOf(key, options)} />
    ),
  };
}
