import { useTranslation } from 'react-i18next';
import { ProgramPage } from '../components/sections/ProgramPage.tsx';
import type { programData } from './programData.ts';

/** /citizenship/…, /us-green-card/…, /other-citizenship/… */
export function ProgramScreen({ program, index }: ReturnType<typeof programData>) {
  const { t } = useTranslation();
  return (
    <ProgramPage
      program={program}
      trail={[{ to: index.path, label: t(`${index.group}.hero.title`) }]}
    />
  );
}
