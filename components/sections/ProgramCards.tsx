import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProgramCard } from '../../locales/content.ts';
import { AccentContext } from '../primitives/AccentContext.ts';
import { buttonClass } from '../primitives/buttonClass.ts';
import { Guilloche } from '../primitives/Guilloche.tsx';
import { Goal } from '../site/Goal.tsx';
import { LocalLink } from '../site/LocalLink.tsx';
import { ProgramState } from '../site/ProgramState.tsx';
import { useText } from '../site/useText.tsx';
import { CardFigures } from './CardFigures.tsx';

interface ProgramCardsProps {
  readonly programs: readonly ProgramCard[];
  /** Whether each says what it leads to: where programmes of several families are together. */
  readonly isGoalShown?: boolean;
  /** More content inside a card, above its button. */
  readonly extra?: (program: ProgramCard) => ReactNode;
}

/** The programmes of an index, a card each. */
export function ProgramCards({ programs, isGoalShown, extra }: ProgramCardsProps) {
  const { t } = useTranslation();
  const { text } = useText();
  const learnMore = text('ui.learnMore');
  return (
    <ul className="cards rise-2">
      {programs.map((program) => {
        const title = `${program.group}.title`;
        return (
          <li key={program.path} className="program-card">
            <AccentContext value={program.accent}>
              <Guilloche
                seed={program.country ?? program.slug}
                name={program.group.replace('.', '-')}
                detail="card"
              />
            </AccentContext>
            <h3>{text(title)}</h3>
            {isGoalShown && <Goal family={program.family} />}
            <ProgramState group={program.group} status={program.status} />
            <p>{text(`${program.group}.description`)}</p>
            <CardFigures program={program} />
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
