import { useTranslation } from 'react-i18next';
import type { ProjectCard } from '../../locales/content.ts';
import type { Program } from '../../locales/site.ts';
import type { Crumb } from '../site/Breadcrumbs.tsx';
import { ActiveProjects } from './ActiveProjects.tsx';
import { AtAGlance } from './AtAGlance.tsx';
import { Hero } from './Hero.tsx';
import { JumpLinks } from './JumpLinks.tsx';
import { ProgramSections } from './ProgramSections.tsx';
import { ProgramTracks } from './ProgramTracks.tsx';
import { TalkToUs } from './TalkToUs.tsx';

interface ProgramPageProps {
  readonly program: Program;
  /** Those that belong to the programme. */
  readonly projects: readonly ProjectCard[];
  readonly trail: readonly Crumb[];
}

/** A programme's page, whatever its family. */
export function ProgramPage({ program, projects, trail }: ProgramPageProps) {
  const { t } = useTranslation();
  const { group, slug, accent, heroHeight, parts, tracks } = program;
  return (
    <>
      <Hero
        group={group}
        height={heroHeight}
        accent={accent}
        seed={slug}
        breadcrumbs={{ trail, current: t(`${group}.title`) }}
      />
      <AtAGlance program={program} />
      {parts && <ProgramJumpLinks />}
      {parts && <ProgramSections group={group} parts={parts} />}
      {tracks && <ProgramTracks group={group} tracks={tracks} />}
      <ActiveProjects projects={projects} />
      <TalkToUs />
    </>
  );
}

function ProgramJumpLinks() {
  const { t } = useTranslation();
  return (
    <JumpLinks
      sections={[
        { id: 'overview', label: t('ui.overview') },
        { id: 'benefits', label: t('ui.benefits') },
        { id: 'requirements', label: t('ui.requirements') },
        { id: 'timeline', label: t('ui.timeline') },
      ]}
    />
  );
}
