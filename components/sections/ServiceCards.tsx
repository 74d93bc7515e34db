import { useTranslation } from 'react-i18next';
import { buttonClass } from '../primitives/buttonClass.ts';
import { Guilloche } from '../primitives/Guilloche.tsx';
import { LocalLink } from '../site/LocalLink.tsx';
import { useText } from '../site/useText.tsx';

/** Home's cards: one a family of programmes. */
export function ServiceCards({ targets }: { readonly targets: readonly string[] }) {
  const { t } = useTranslation();
  const { text } = useText();
  return (
    <ul className="cards services rise-1">
      {targets.map((path, index) => {
        const title = `home.services.cards.${index}.title`;
        return (
          <li key={path} className="program-card">
            <Guilloche seed={path} detail="card" />
            <h3>{text(title)}</h3>
            <p>{text(`home.services.cards.${index}.description`)}</p>
            <LocalLink
              to={path}
              className={buttonClass.quiet}
              aria-label={t('ui.learnMoreAbout', { title: t(title) })}
            >
              {text(`home.services.cards.${index}.learnMore`)}
            </LocalLink>
          </li>
        );
      })}
    </ul>
  );
}
