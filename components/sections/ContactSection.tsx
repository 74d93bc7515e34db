import { useTranslation } from 'react-i18next';
import { recordOf } from '../../locales/recordOf.ts';
import { CONTACT_WORDS, COPY_WORDS } from '../islands/contactProps.ts';
import { Island } from '../islands/Island.tsx';
import { KEEP_PLACEHOLDERS } from '../site/keepPlaceholders.ts';
import { usePageScope } from '../site/PageScope.tsx';
import { useText } from '../site/useText.tsx';

/** URL that the form posts to; see CONTACT_ENDPOINT in the README. */
const ENDPOINT = process.env.CONTACT_ENDPOINT || undefined;

/** The contact form with its words. */
export function ContactSection() {
  const { t } = useTranslation();
  // The browser fills the placeholders.
  const word = (name: string) => t(`contact.form.${name}`, KEEP_PLACEHOLDERS);
  const { exists, paragraphs, phrased } = useText();
  const { locale, site } = usePageScope();
  return (
    <section id="form">
      <h2>{phrased('contact.form.title')}</h2>
      {paragraphs('contact.form.description')}
      <Island
        name="ContactForm"
        id="contact-form"
        props={{
          words: recordOf(CONTACT_WORDS, word),
          ...(COPY_WORDS.every((name) => exists(`contact.form.${name}`)) && {
            copyWords: recordOf(COPY_WORDS, word),
          }),
          familyNameFirst: locale === 'zh',
          ...site.contact,
          ...(ENDPOINT && { endpoint: ENDPOINT }),
        }}
      />
    </section>
  );
}
