import './sheets/program.css';
import { ProgramPage } from '../components/sections/ProgramPage.tsx';
import { TermScope } from '../components/sections/terms/TermScope.tsx';
import { useNavigationLabel } from '../components/site/useNavigationLabel.ts';
import type { programData } from './programData.ts';

/** /citizenship/…, /us-green-card/…, /other-citizenship/… */
export function ProgramScreen({ index, terms, ...page }: ReturnType<typeof programData>) {
  const label = useNavigationLabel();
  const trail = [{ to: index.path, label: label(index) }];
  return (
    <TermScope terms={terms}>
      <ProgramPage {...page} trail={trail} />
    </TermScope>
  );
}
