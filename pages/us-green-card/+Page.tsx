import '../sheets/programs.css';
import { useTranslation } from 'react-i18next';
import { Island } from '../../components/islands/Island.tsx';
import { IndexPage } from '../../components/sections/IndexPage.tsx';
import { Requirements } from '../../components/sections/Requirements.tsx';
import type { ProgramCard } from '../../locales/selections.ts';
import type { data } from './+data.ts';

/** A programme's requirements, in a disclosure inside its card. */
function RequirementsDisclosure({ program }: { readonly program: ProgramCard }) {
  const { t } = useTranslation();
  const { group, parts, slug } = program;
  if (!parts) return null;
  return (
    <Island
      name="Accordion"
      id={`requirements-${slug}`}
      props={{
        id: 'requirements',
        title: t('ui.showRequirements'),
        name: t('ui.showRequirementsOf', { title: t(`${group}.title`) }),
      }}
      slots={{ content: <Requirements group={group} kinds={parts.requirements} heading="h4" /> }}
    />
  );
}

export function Page(index: ReturnType<typeof data>) {
  return <IndexPage {...index} extra={(program) => <RequirementsDisclosure program={program} />} />;
}
