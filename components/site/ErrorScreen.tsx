import { useTranslation } from 'react-i18next';
import { buttonClass } from '../primitives/buttonClass.ts';
import { Guilloche } from '../primitives/Guilloche.tsx';
import { LocalLink } from './LocalLink.tsx';

/** Where an address has no page: what happened, and the ways on. */
export function ErrorScreen() {
  const { t } = useTranslation();
  return (
    <div className="content error-screen" data-not-found>
      <Guilloche seed="404" detail="card" />
      <p className="error-status">
        {t('errors.status', { status: 404, statusText: t('errors.notFoundStatusText') })}
      </p>
      <h1>{t('errors.notFoundTitle')}</h1>
      <p>{t('errors.notFoundText')}</p>
      <LocalLink to="/" className={buttonClass.primary}>
        {t('errors.notFoundHome')}
      </LocalLink>
    </div>
  );
}
