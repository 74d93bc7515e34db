import type { PortableTextBlock } from '@portabletext/types';
import { createContext, type ReactNode, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { TermPlace } from '../../../locales/parts.ts';
import { SCREEN_PATHS } from '../../../locales/routes.ts';
import { usePageScope } from '../../site/PageScope.tsx';
import { linkTermsIn } from './linkTerms.ts';
import { type TermPart, termSplitter } from './termSplitter.ts';

/** Finds the terms of the glossary in the texts of a page. */
interface Terms {
  /** Parts a text around terms that the page has not named before. */
  readonly splitTerms: (text: string) => readonly TermPart[];
  /** The same in a paragraph of rich text, as links. */
  readonly linkTerms: (block: PortableTextBlock) => PortableTextBlock;
}

const NO_TERMS: Terms = { splitTerms: (text) => [{ text }], linkTerms: (block) => block };

const TermContext = createContext<Terms>(NO_TERMS);

interface TermScopeProps {
  readonly terms: readonly TermPlace[];
  readonly children: ReactNode;
}

/**
 * Lets the texts of a page lead to the glossary where they first name a term. A page is rendered
 * once, from top to bottom, so that the first text to ask has the first use.
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

/** The entry of a term, without language. */
export const termAddress = (slug: string): string => `${SCREEN_PATHS.glossary}#${slug}`;

/** Outside a {@link TermScope} no text leads to the glossary. */
export const useTerms = (): Terms => useContext(TermContext);
