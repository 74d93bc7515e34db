import { ContactInformation } from '../../components/sections/ContactInformation.tsx';
import { ContactSection } from '../../components/sections/ContactSection.tsx';
import { Hero } from '../../components/sections/Hero.tsx';
import type { PageData } from '../pageData.ts';

/** /contact */
export function Page({ site }: PageData) {
  return (
    <>
      <Hero group="contact" height={site.screens.contact.heroHeight} seed="contact" />
      <div className="content section contact">
        <ContactSection />
        <ContactInformation />
      </div>
    </>
  );
}
