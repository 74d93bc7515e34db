import type { i18n } from 'i18next';
import { createContext, type ReactNode, useContext } from 'react';
import { I18nextProvider } from 'react-i18next';
import { cachedLanguageSplitter, type Passage } from '../../locales/foreignWords.ts';
import type { Locale } from '../../locales/locale.ts';
import type { SiteFrame } from '../../locales/selections.ts';

/** Words that offer a page in its other language. */
export interface OfferWords {
  readonly read: string;
  readonly close: string;
}

/** What a page is about; texts are given as catalogue keys. */
export interface Subject {
  readonly kind: 'program' | 'project' | 'person' | 'article';
  readonly group: string;
  readonly name: string;
  /** Pages between the home page and this one. */
  readonly trail: readonly NamedPage[];
  /** Number of questions that the page answers. */
  readonly questions?: number;
  readonly author?: NamedPage | undefined;
  /** The day that the page shows as its date. */
  readonly reviewed?: string | undefined;
}

/** A page, and the catalogue key of its name where the navigation has none. */
export interface NamedPage {
  /** Path without language. */
  readonly path: string;
  readonly name: string;
}

/** What every component of a page can read. */
interface Scope {
  readonly offer: OfferWords;
  readonly locale: Locale;
  /** Path without language. */
  readonly path: string;
  /** Of pages below others. */
  readonly subject?: Subject | undefined;
  readonly site: SiteFrame;
  /** Splits a text, which may be part of a paragraph, where its language changes. */
  readonly splitLanguages: (text: string, context?: string) => readonly Passage[];
}

const ScopeContext = createContext<Scope | undefined>(undefined);

interface PageScopeProps extends Omit<Scope, 'splitLanguages'> {
  readonly translator: i18n;
  readonly children: ReactNode;
}

/** Provides a page's language, path and translator to its components. */
export function PageScope({ translator, children, ...scope }: PageScopeProps) {
  const splitLanguages = cachedLanguageSplitter(scope.site.foreignWords, scope.locale);
  return (
    <I18nextProvider i18n={translator}>
      <ScopeContext value={{ ...scope, splitLanguages }}>{children}</ScopeContext>
    </I18nextProvider>
  );
}

/** @throws outside a {@link PageScope} */
export function usePageScope(): Scope {
  const scope = useContext(ScopeContext);
  if (!scope) throw new Error('A component of the site stands outside <PageScope>');
  return scope;
}
