import { useTranslation } from 'react-i18next';
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
  const word = (name: string) => t(`contact.form.${name}`);
  return (
    <section id="form">
      <h2>{phrased('contact.form.title')}</h2>
      <p>{text('contact.form.description')}</p>
      <Island
        name="ContactForm"
        id="contact-form"
        props={{
          words: {
            firstName: word('firstName'),
            lastName: word('lastName'),
            email: word('email'),
            phone: word('phone'),
            message: word('message'),
            optional: word('optional'),
            missing: t('contact.form.missing', { skipInterpolation: true }),
            invalidEmail: word('invalidEmail'),
            submit: word('submit'),
            submitByEmail: word('submitByEmail'),
            notSentTitle: word('notSentTitle'),
            notSent: word('notSent'),
            emailInstead: word('emailInstead'),
            emailSubject: t('contact.form.emailSubject', { skipInterpolation: true }),
            callInstead: word('callInstead'),
            sending: word('sending'),
            success: word('success'),
            failure: word('failure'),
          },
          familyNameFirst: locale === 'zh',
          ...site.contact,
          ...(ENDPOINT && { endpoint: ENDPOINT }),
        }}
      />
    </section>
  );
}
