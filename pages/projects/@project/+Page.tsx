import '../../sheets/project.css';
import { useTranslation } from 'react-i18next';
import { ProjectPage } from '../../../components/sections/ProjectPage.tsx';
import type { data } from './+data.ts';

/** /projects/… */
export function Page({ project, program }: ReturnType<typeof data>) {
  const { t } = useTranslation();
  const programTitle = t(`${program.group}.title`);
  return (
    <ProjectPage
      project={project}
      trail={[{ to: program.path, label: programTitle }]}
      programTitle={programTitle}
    />
  );
}
