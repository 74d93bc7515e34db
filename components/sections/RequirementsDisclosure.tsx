import { useTranslation } from 'react-i18next';
import type { ProgramCard } from '../../locales/selections.ts';
import { Island } from '../islands/Island.tsx';
import { Requirements } from './Requirements.tsx';

/** A programme's requirements, in a disclosure inside its card. */
export function RequirementsDisclosure({ program }: { readonly program: ProgramCard }) {
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
