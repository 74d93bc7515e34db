import type { PortableTextBlock } from '@portabletext/types';
import { createContext, type ReactNode, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { TermPlace } from '../../../locales/parts.ts';
import { SCREEN_PATHS } from '../../../locales/routes.ts';
import { usePageScope } from '../../site/PageScope.tsx';
import { linkTermsIn } from './linkTerms.ts';
import { type TermPart, termSplitter } from './termSplitter.ts';

/** Finds glossary terms in a page's texts. */
interface Terms {
  /** Splits a text around the terms that occur for the first time on the page. */
  readonly splitTerms: (text: string) => readonly TermPart[];
  /** Links those terms in a paragraph of rich text. */
  readonly linkTerms: (block: PortableTextBlock) => PortableTextBlock;
}

const NO_TERMS: Terms = { splitTerms: (text) => [{ text }], linkTerms: (block) => block };

const TermContext = createContext<Terms>(NO_TERMS);

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
  const { locale } = usePageScope();
  const words = terms.map(({ slug, group, hasOthers }) => ({
    slug,
    words: [t(`${group}.term`), ...(hasOthers ? t(`${group}.others`).split(/[,，、]/) : [])],
  }));
  const splitTerms = termSplitter(words, locale);
  const linkTerms = (block: PortableTextBlock) => linkTermsIn(block, splitTerms, termAddress);
  return <TermContext value={{ splitTerms, linkTerms }}>{children}</TermContext>;
}

/** Path of a term's entry, without language. */
export const termAddress = (slug: string): string => `${SCREEN_PATHS.glossary}#${slug}`;

/** Outside a {@link TermScope}, no terms are linked. */
export const useTerms = (): Terms => useContext(TermContext);
