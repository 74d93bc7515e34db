import { useTranslation } from 'react-i18next';
import type { Figure } from '../../locales/figures.ts';
import type { Program } from '../../locales/program.ts';
import { Island } from '../islands/Island.tsx';
import { ProgramSections } from './ProgramSections.tsx';
import { TermContext, useTerms } from './terms/TermScope.tsx';

interface ProgramTracksProps {
  readonly group: string;
  readonly figures: readonly Figure[];
  readonly tracks: NonNullable<Program['tracks']>;
}

/** The two tracks of a programme, as tabs. */
export function ProgramTracks({ group, tracks, figures }: ProgramTracksProps) {
  const { t } = useTranslation();
  const splitTerms = useTerms();
  const tab = (id: keyof typeof tracks) => ({ id, label: t(`${group}.${id}.label`) });
  // An island renders its slots apart, outside the contexts of the page.
  const sections = (id: keyof typeof tracks) => (
    <TermContext value={splitTerms}>
      <ProgramSections
        figures={figures}
        group={`${group}.${id}`}
        parts={tracks[id]}
        idPrefix={`${id}-`}
      />
    </TermContext>
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
