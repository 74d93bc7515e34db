import type { ReactNode } from 'react';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { LanguageOffer } from './LanguageOffer.tsx';
import { useText } from './useText.tsx';

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
