import { ProgramPage } from '../components/sections/ProgramPage.tsx';
import { useNavigationLabel } from '../components/site/useNavigationLabel.ts';
import type { programData } from './programData.ts';

/** /citizenship/…, /us-green-card/…, /other-citizenship/… */
export function ProgramScreen({ program, projects, index }: ReturnType<typeof programData>) {
  const label = useNavigationLabel();
  const trail = [{ to: index.path, label: label(index) }];
  return <ProgramPage program={program} projects={projects} trail={trail} />;
}
