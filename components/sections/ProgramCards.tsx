import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProgramCard } from '../../locales/content.ts';
import { buttonClass } from '../primitives/buttonClass.ts';
import { Guilloche } from '../primitives/Guilloche.tsx';
import { LocalLink } from '../site/LocalLink.tsx';
import { useText } from '../site/useText.tsx';

interface ProgramCardsProps {
  readonly programs: readonly ProgramCard[];
  /** More content inside a card, above its button. */
  readonly extra?: (program: ProgramCard) => ReactNode;
}

/** The programmes of an index, a card each. */
export function ProgramCards({ programs, extra }: ProgramCardsProps) {
  const { t } = useTranslation();
  const { text } = useText();
  const learnMore = text('ui.learnMore');
  return (
    <ul className="cards rise-2">
      {programs.map((program) => {
        const title = `${program.group}.title`;
        return (
          <li key={program.path} className="program-card">
            <svg
              className="program-card-accent"
              viewBox="0 0 1 1"
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <rect width="1" height="1" fill={program.accent} />
            </svg>
            <Guilloche seed={program.slug} detail="card" />
            <h3>{text(title)}</h3>
            <p>{text(`${program.group}.description`)}</p>
            {extra?.(program)}
            <LocalLink
              to={program.path}
              className={buttonClass.quiet}
              aria-label={t('ui.learnMoreAbout', { title: t(title) })}
            >
              {learnMore}
            </LocalLink>
          </li>
        );
      })}
    </ul>
  );
}
