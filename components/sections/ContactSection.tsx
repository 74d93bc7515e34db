import { useTranslation } from 'react-i18next';
import { recordOf } from '../../locales/routes.ts';
import { CONTACT_WORDS } from '../islands/contactProps.ts';
import { Island } from '../islands/Island.tsx';
import { usePageScope } from '../site/PageScope.tsx';
import { useText } from '../site/useText.tsx';

/** Where a connected form posts to; see CONTACT_ENDPOINT in the README. */
const ENDPOINT = process.env.CONTACT_ENDPOINT || undefined;

/** The contact form with its words. */
export function ContactSection() {
  const { t } = useTranslation();
  const { phrased, text } = useText();
  const { locale, site } = usePageScope();
  return (
    <section id="form">
      <h2>{phrased('contact.form.title')}</h2>
      <p>{text('contact.form.description')}</p>
      <Island
        name="ContactForm"
        id="contact-form"
        props={{
          // The browser puts the values in.
          words: recordOf(CONTACT_WORDS, (name) =>
            t(`contact.form.${name}`, { skipInterpolation: true }),
          ),
          familyNameFirst: locale === 'zh',
          ...site.contact,
          ...(ENDPOINT && { endpoint: ENDPOINT }),
        }}
      />
    </section>
  );
}
