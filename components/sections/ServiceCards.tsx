import { useTranslation } from 'react-i18next';
import { Guilloche } from '../primitives/Guilloche.tsx';
import { useText } from '../site/useText.tsx';
import { Card } from './Card.tsx';

/** The home page's cards, one for each programme family. */
export function ServiceCards({ targets }: { readonly targets: readonly string[] }) {
  const { t } = useTranslation();
  const { text } = useText();
  return (
    <ul className="cards services rise-1">
      {targets.map((path, index) => {
        const title = `home.services.cards.${index}.title`;
        return (
          <Card
            key={title}
            className="program-card"
            to={path}
            mark={<Guilloche seed={path} name={title} detail="card" />}
            title={text(title)}
            more={text(`home.services.cards.${index}.learnMore`)}
            label={t('ui.learnMoreAbout', { title: t(title) })}
          >
            <p>{text(`home.services.cards.${index}.description`, { inColumn: true })}</p>
          </Card>
        );
      })}
    </ul>
  );
}
