import type { TOptions } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { capitalize } from '../primitives/capitalize.ts';
import { Passages } from '../primitives/Passages.tsx';
import { Phrases } from '../primitives/Phrases.tsx';
import { usePageScope } from './PageScope.tsx';

interface TextOptions extends TOptions {
  /** Whether a text that is written for the middle of a sentence is used on its own. */
  readonly isAlone?: boolean;
  /** Whether it is running text in a narrow column: its last two words stay together. */
  readonly inColumn?: boolean;
}

/**
 * The page's visible texts by catalogue key, with foreign words marked for screen readers. Attributes
 * and island props cannot contain markup, and use `t`.
 *
 * @returns `text` for running text; `paragraphs` for a text with a paragraph per line; `phrased` for
 * headings and other short texts, whose Chinese breaks between words; `exists` for optional texts
 */
export function useText() {
  const { t, i18n } = useTranslation();
  const { splitLanguages } = usePageScope();
  const passagesOf = (key: string, { isAlone, ...options }: TextOptions) => {
    const words = t(key, options);
    return splitLanguages(isAlone ? capitalize(words) : words);
  };
  return {
    exists: (key: string): boolean => i18n.exists(key),
    text: (key: string, { inColumn, ...options }: TextOptions = {}): ReactNode => (
      <Passages passages={passagesOf(key, options)} place={inColumn ? 'column' : 'text'} />
    ),
    paragraphs: (key: string): ReactNode =>
      t(key)
        // The paragraphs still add up to the text, so that a click in the Studio's preview finds it.
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
