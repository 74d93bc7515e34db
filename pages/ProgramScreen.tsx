import { ProgramPage } from '../components/sections/ProgramPage.tsx';
import { useNavigationLabel } from '../components/site/useNavigationLabel.ts';
import type { programData } from './programData.ts';

/** /citizenship/…, /us-green-card/…, /other-citizenship/… */
export function ProgramScreen({ program, index }: ReturnType<typeof programData>) {
  const label = useNavigationLabel();
  return <ProgramPage program={program} trail={[{ to: index.path, label: label(index) }]} />;
}
