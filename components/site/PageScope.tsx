import type { i18n } from 'i18next';
import { createContext, type ReactNode, useContext } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { Locale } from '../../locales/locale.ts';
import type { Site } from '../../locales/site.ts';

/** What every component of a page may ask for: where it stands, and the site around it. */
interface Scope {
  readonly locale: Locale;
  /** Path without language. */
  readonly path: string;
  readonly site: Site;
}

const ScopeContext = createContext<Scope | undefined>(undefined);

interface PageScopeProps extends Scope {
  readonly translator: i18n;
  readonly children: ReactNode;
}

/** Puts a page's language, place and translator around its components. */
export function PageScope({ translator, children, ...scope }: PageScopeProps) {
  return (
    <I18nextProvider i18n={translator}>
      <ScopeContext value={scope}>{children}</ScopeContext>
    </I18nextProvider>
  );
}

/** @throws outside a {@link PageScope} */
export function usePageScope(): Scope {
  const scope = useContext(ScopeContext);
  if (!scope) throw new Error('A component of the site stands outside <PageScope>');
  return scope;
}
