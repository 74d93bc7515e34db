import { useTranslation } from 'react-i18next';
import { buttonClass } from '../primitives/buttonClass.ts';
import { LocalLink } from '../site/LocalLink.tsx';
import { usePageScope } from '../site/PageScope.tsx';

/** The people of the firm, a card each. */
export function TeamCards() {
  const { t } = useTranslation();
  const { team } = usePageScope().site;
  return (
    <ul className="cards rise-1">
      {team.map(({ path, group }) => {
        const name = t(`${group}.name`);
        return (
          <li key={path} className="member">
            <span className="avatar" aria-hidden="true">
              {t(`${group}.initials`)}
            </span>
            <h3>{name}</h3>
            <p className="member-title">{t(`${group}.title`)}</p>
            <p>{t(`${group}.minibio`)}</p>
            <LocalLink
              to={path}
              className={buttonClass.quiet}
              aria-label={t('ui.moreInfoAbout', { name })}
            >
              {t('ui.moreInfo')}
            </LocalLink>
          </li>
        );
      })}
    </ul>
  );
}
