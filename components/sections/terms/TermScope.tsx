import { createContext, type ReactNode, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { TermPlace } from '../../../locales/selections.ts';
import { usePageScope } from '../../site/PageScope.tsx';
import { useText } from '../../site/useText.tsx';
import { type TermSegment, termSplitter } from './termSplitter.ts';

/** Splits a text around the terms that occur for the first time; {@link TermScope} provides it. */
export const TermContext = createContext((text: string): readonly TermSegment[] => [{ text }]);

interface TermScopeProps {
  readonly terms: readonly TermPlace[];
  readonly children: ReactNode;
}

/**
 * Links the first use of each term on a page to the glossary. A page is rendered once, from top to
 * bottom, so the first call finds the first use.
 */
export function TermScope({ terms, children }: TermScopeProps) {
  const { t } = useTranslation();
  const { exists } = useText();
  const { locale } = usePageScope();
  const words = terms.map(({ slug, group }) => ({
    slug,
    words: [
      t(`${group}.term`),
      ...(exists(`${group}.others`) ? t(`${group}.others`).split(/[,，、]/) : []),
    ],
  }));
  return <TermContext value={termSplitter(words, locale)}>{children}</TermContext>;
}

/**
 * Splits a text around the terms that occur for the first time on the page; outside a
 * {@link TermScope} there are none.
 */
export const useTerms = () => useContext(TermContext);
