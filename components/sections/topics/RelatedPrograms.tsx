import type { ProgramCard } from '../../../locales/selections.ts';
import { CompareLink } from '../../site/CompareLink.tsx';
import { ProgramCards } from '../ProgramCards.tsx';
import { Section } from '../Section.tsx';

/** The country's other routes, and the neighbours of a programme. */
export function RelatedPrograms({ programs }: { readonly programs: readonly ProgramCard[] }) {
  if (programs.length === 0) return null;
  return (
    <Section id="other-routes" title="ui.otherRoutes" isTinted>
      <ProgramCards programs={programs} isGoalShown />
      <CompareLink />
    </Section>
  );
}
