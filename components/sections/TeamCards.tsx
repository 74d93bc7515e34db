import { useTranslation } from 'react-i18next';
import type { TeamCard } from '../../locales/content.ts';
import { buttonClass } from '../primitives/buttonClass.ts';
import { LocalLink } from '../site/LocalLink.tsx';
import { useText } from '../site/useText.tsx';

/** The people of the firm, a card each. */
export function TeamCards({ team }: { readonly team: readonly TeamCard[] }) {
  const { t } = useTranslation();
  const { text } = useText();
  return (
    <ul className="cards rise-1">
      {team.map(({ path, group }) => {
        const name = `${group}.name`;
        return (
          <li key={path} className="member">
            <span className="avatar" aria-hidden="true">
              {text(`${group}.initials`)}
            </span>
            <h3>{text(name)}</h3>
            <p className="member-title">{text(`${group}.title`)}</p>
            <p>{text(`${group}.minibio`)}</p>
            <LocalLink
              to={path}
              className={buttonClass.quiet}
              aria-label={t('ui.moreInfoAbout', { name: t(name) })}
            >
              {text('ui.moreInfo')}
            </LocalLink>
          </li>
        );
      })}
    </ul>
  );
}
