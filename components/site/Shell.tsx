import type { ReactNode } from 'react';
import { LANGUAGE_TAGS } from '../../locales/locale.ts';
import { alternates } from '../../locales/localPath.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { usePageScope } from './PageScope.tsx';
import { useText } from './useText.tsx';

/** Offers the page in the other language; a script shows it if the browser prefers that language. */
function LanguageOffer() {
  const { locale, path, offer } = usePageScope();
  const other = alternates(path).find((alternate) => alternate.locale !== locale);
  if (!other) return null;
  const tag = LANGUAGE_TAGS[other.locale];
  return (
    <aside className="language-offer" lang={tag} data-offer hidden>
      <a href={other.path} hrefLang={tag} data-language>
        {offer.read}
      </a>{' '}
      <button type="button">{offer.close}</button>
    </aside>
  );
}

/** The frame of every page: skip link, header, language offer, footer. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const { text } = useText();
  return (
    <>
      <a className="skip-link" href="#content">
        {text('ui.skipToContent')}
      </a>
      <Header />
      <LanguageOffer />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  );
}
