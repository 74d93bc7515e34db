import { ProgramPage } from '../components/sections/ProgramPage.tsx';
import { TermScope } from '../components/sections/terms/TermScope.tsx';
import { useNavigationLabel } from '../components/site/useNavigationLabel.ts';
import type { programData } from './programData.ts';

/** /citizenship/…, /us-green-card/…, /other-citizenship/… */
export function ProgramScreen({ terms, ...page }: ReturnType<typeof programData>) {
  const label = useNavigationLabel();
  const trail = page.subject.trail.map((above) => ({ to: above.path, label: label(above) }));
  return (
    <TermScope terms={terms}>
      <ProgramPage {...page} trail={trail} />
    </TermScope>
  );
}
