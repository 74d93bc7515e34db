import { MAX_COMPARED } from '../../../locales/kinds.ts';
import type { ProgramCard } from '../../../locales/selections.ts';
import { CompareLink } from '../../site/CompareLink.tsx';
import { ProgramCards } from '../ProgramCards.tsx';
import { Section } from '../Section.tsx';

interface RelatedProgramsProps {
  readonly program: Pick<ProgramCard, 'family' | 'slug'>;
  /** The country's other routes, and its neighbours. */
  readonly related: readonly ProgramCard[];
}

/** Programmes to compare with that of the page. */
export function RelatedPrograms({ program, related }: RelatedProgramsProps) {
  if (related.length === 0) return null;
  return (
    <Section id="other-routes" title="ui.otherRoutes" isTinted>
      <ProgramCards programs={related} isGoalShown />
      <CompareLink programs={[program, ...related].slice(0, MAX_COMPARED)} />
    </Section>
  );
}
