import { useTranslation } from 'react-i18next';
import { buttonClass } from '../primitives/buttonClass.ts';
import { Phrases } from '../primitives/Phrases.tsx';
import { LocalLink } from '../site/LocalLink.tsx';

/** The way to a person, at the end of a page. */
export function TalkToUs() {
  const { t } = useTranslation();
  return (
    <section className="talk content">
      <div>
        <h2>
          <Phrases text={t('ui.talkToUs')} />
        </h2>
        <p>{t('ui.talkToUsText')}</p>
      </div>
      <LocalLink to="/contact" className={buttonClass.secondary}>
        {t('ui.startConsultation')}
      </LocalLink>
    </section>
  );
}
