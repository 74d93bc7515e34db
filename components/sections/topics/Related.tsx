import type { ProgramCard } from '../../../locales/parts.ts';
import { SectionHeading } from '../../primitives/SectionHeading.tsx';
import { CompareLink } from '../../site/CompareLink.tsx';
import { useText } from '../../site/useText.tsx';
import { ProgramCards } from '../ProgramCards.tsx';

/** The country's other routes, and the neighbours of a programme. */
export function Related({ programs }: { readonly programs: readonly ProgramCard[] }) {
  const { phrased } = useText();
  if (programs.length === 0) return null;
  return (
    <section id="other-routes" className="section tinted">
      <div className="content">
        <SectionHeading title={phrased('ui.otherRoutes')} />
        <ProgramCards programs={programs} isGoalShown />
        <CompareLink />
      </div>
    </section>
  );
}
