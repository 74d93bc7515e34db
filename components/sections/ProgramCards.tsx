import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProgramCard } from '../../locales/selections.ts';
import { AccentContext } from '../primitives/AccentContext.ts';
import { Guilloche } from '../primitives/Guilloche.tsx';
import { ProgramGoal } from '../site/ProgramGoal.tsx';
import { ProgramStatusLabel } from '../site/ProgramStatusLabel.tsx';
import { useText } from '../site/useText.tsx';
import { Card } from './Card.tsx';
import { CardFigures } from './CardFigures.tsx';

interface ProgramCardsProps {
  readonly programs: readonly ProgramCard[];
  /** Whether each shows its goal, for lists of several families. */
  readonly isGoalShown?: boolean;
  /** Additional content of a card, above its button. */
  readonly extra?: (program: ProgramCard) => ReactNode;
}

export function ProgramCards({ programs, isGoalShown, extra }: ProgramCardsProps) {
  const { t } = useTranslation();
  const { text } = useText();
  const learnMore = text('ui.learnMore');
  return (
    <ul className="cards rise-2">
      {programs.map((program) => {
        const title = `${program.group}.title`;
        return (
          <Card
            key={program.path}
            className="program-card"
            to={program.path}
            mark={
              <AccentContext value={program.accent}>
                <Guilloche
                  seed={program.country ?? program.slug}
                  name={program.group.replace('.', '-')}
                  detail="card"
                />
              </AccentContext>
            }
            title={text(title)}
            more={learnMore}
            label={t('ui.learnMoreAbout', { title: t(title) })}
          >
            {isGoalShown && <ProgramGoal family={program.family} />}
            <p>{text(`${program.group}.description`, { inColumn: true })}</p>
            <div className="card-state">
              <ProgramStatusLabel group={program.group} status={program.status} />
            </div>
            <CardFigures program={program} />
            {extra?.(program)}
          </Card>
        );
      })}
    </ul>
  );
}
