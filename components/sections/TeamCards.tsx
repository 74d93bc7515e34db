import { useTranslation } from 'react-i18next';
import type { TeamCard } from '../../locales/selections.ts';
import { useText } from '../site/useText.tsx';
import { Card } from './Card.tsx';

/** A card for each team member. */
export function TeamCards({ team }: { readonly team: readonly TeamCard[] }) {
  const { t } = useTranslation();
  const { text } = useText();
  return (
    <ul className="cards rise-1">
      {team.map(({ path, group }) => {
        const name = `${group}.name`;
        return (
          <Card
            key={path}
            className="member"
            to={path}
            mark={
              <span className="avatar" aria-hidden="true">
                {text(`${group}.initials`)}
              </span>
            }
            title={text(name)}
            more={text('ui.moreInfo')}
            label={t('ui.moreInfoAbout', { name: t(name) })}
          >
            <p className="member-title">{text(`${group}.title`)}</p>
            <p>{text(`${group}.minibio`, { inColumn: true })}</p>
          </Card>
        );
      })}
    </ul>
  );
}
