import { useTranslation } from 'react-i18next';
import type { Figure } from '../../locales/figures.ts';
import type { Program } from '../../locales/program.ts';
import { Island } from '../islands/Island.tsx';
import { ProgramSections } from './ProgramSections.tsx';

interface ProgramTracksProps {
  readonly group: string;
  readonly figures: readonly Figure[];
  readonly tracks: NonNullable<Program['tracks']>;
}

/** The two tracks of a programme, as tabs. */
export function ProgramTracks({ group, tracks, figures }: ProgramTracksProps) {
  const { t } = useTranslation();
  const tab = (id: keyof typeof tracks) => ({ id, label: t(`${group}.${id}.label`) });
  const sections = (id: keyof typeof tracks) => (
    <ProgramSections
      figures={figures}
      group={`${group}.${id}`}
      parts={tracks[id]}
      idPrefix={`${id}-`}
    />
  );
  return (
    <Island
      name="Tabs"
      id="tracks"
      props={{ label: t('ui.tracks'), tabs: [tab('business'), tab('birth')] }}
      slots={{ business: sections('business'), birth: sections('birth') }}
    />
  );
}
