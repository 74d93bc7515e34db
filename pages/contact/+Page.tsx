import '../sheets/contact.css';
import { ContactInformation } from '../../components/sections/ContactInformation.tsx';
import { ContactSection } from '../../components/sections/ContactSection.tsx';
import { Hero } from '../../components/sections/Hero.tsx';
import type { data } from './+data.ts';

export function Page({ screen }: ReturnType<typeof data>) {
  return (
    <>
      <Hero group="contact" height={screen.heroHeight} seed="contact" />
      <div className="content section contact">
        <ContactSection />
        <ContactInformation />
      </div>
    </>
  );
}
