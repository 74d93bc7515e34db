import { useTranslation } from 'react-i18next';
import { SCREEN_PATHS } from '../../locales/routes.ts';
import { Guilloche } from '../primitives/Guilloche.tsx';
import { LocalLink } from './LocalLink.tsx';
import { useText } from './useText.tsx';

/** The not-found page. */
export function ErrorScreen() {
  const { t } = useTranslation();
  const { phrased, text } = useText();
  return (
    <div className="content error-screen" data-not-found>
      <Guilloche seed="404" detail="card" />
      <p className="error-status">
        {text('errors.status', { status: 404, statusText: t('errors.notFoundStatusText') })}
      </p>
      <h1>{phrased('errors.notFoundTitle')}</h1>
      <p>{phrased('errors.notFoundText')}</p>
      <LocalLink to="/" className="button button-primary">
        {text('errors.notFoundHome')}
      </LocalLink>{' '}
      <LocalLink to={SCREEN_PATHS.search} className="button button-quiet">
        {text('ui.search')}
      </LocalLink>
    </div>
  );
}
