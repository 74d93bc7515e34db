import { useTranslation } from 'react-i18next';
import { isGlanceFigure } from '../../locales/figures.ts';
import { TOPICS } from '../../locales/kinds.ts';
import type { Program } from '../../locales/program.ts';
import { PARTS, sectionLabel } from '../../locales/sections.ts';
import type {
  GuideCard,
  Portrait,
  ProgramCard,
  ProjectCard,
  TermPlace,
} from '../../locales/selections.ts';
import type { Site } from '../../locales/site.ts';
import { AccentContext } from '../primitives/AccentContext.ts';
import { ActiveProjects } from './ActiveProjects.tsx';
import { AtAGlance } from './AtAGlance.tsx';
import { Hero } from './Hero.tsx';
import { JumpLinks } from './JumpLinks.tsx';
import { ProgramSections } from './ProgramSections.tsx';
import { ProgramTracks } from './ProgramTracks.tsx';
import { programPrint, weaveOf } from './programPrint.ts';
import { StatusNotice } from './StatusNotice.tsx';
import { TalkToUs } from './TalkToUs.tsx';
import { TermScope } from './terms/TermScope.tsx';
import { GuidesContext } from './topics/GuideLinks.tsx';
import { RelatedPrograms } from './topics/RelatedPrograms.tsx';
import { TopicSections } from './topics/TopicSections.tsx';

export interface ProgramPageProps {
  readonly program: Program;
  /** The programme's projects. */
  readonly projects: readonly ProjectCard[];
  /** The firm's attorney who practises in the country. */
  readonly attorney: Portrait | undefined;
  readonly rates: Site['rates'];
  /** Guides that its topics link to. */
  readonly guides: readonly GuideCard[];
  /** The country's other routes, and neighbours. */
  readonly related: readonly ProgramCard[];
  /** The glossary's terms, to which its texts link. */
  readonly terms: readonly TermPlace[];
}

/** A programme's page, for every family. */
export function ProgramPage(page: ProgramPageProps) {
  const { program, projects, attorney, rates, guides, related, terms } = page;
  const { group, slug, accent, country, heroHeight, parts, tracks } = program;
  const hasStrip = program.figures.some(({ name }) => isGlanceFigure(name));
  return (
    <AccentContext value={accent}>
      <Hero
        group={group}
        height={heroHeight}
        accent={accent}
        seed={country ?? slug}
        weave={weaveOf(program)}
        print={programPrint(program)}
      />
      <StatusNotice program={program} />
      <AtAGlance program={program} attorney={attorney} rates={rates} sources="#sources" />
      <ProgramJumpLinks program={program} hasProjects={projects.length > 0} />
      <TermScope terms={terms}>
        {parts && <ProgramSections group={group} parts={parts} figures={program.figures} />}
        {tracks && <ProgramTracks group={group} tracks={tracks} figures={program.figures} />}
        <GuidesContext value={guides}>
          <TopicSections program={program} attorney={attorney} rates={hasStrip ? null : rates} />
        </GuidesContext>
      </TermScope>
      <ActiveProjects projects={projects} />
      <RelatedPrograms program={program} related={related} />
      <TalkToUs />
    </AccentContext>
  );
}

/** Attorney and sources are easy to find at the end. */
const LINKED_TOPICS = [...TOPICS, 'questions'] as const;

interface ProgramJumpLinksProps {
  readonly program: Program;
  readonly hasProjects: boolean;
}

/** For a programme with two tabs, which have the same sections, only links to sections below them. */
function ProgramJumpLinks({ program: { parts, topics }, hasProjects }: ProgramJumpLinksProps) {
  const { t } = useTranslation();
  const own = [...(parts ? PARTS : []), ...LINKED_TOPICS.filter((id) => topics[id])];
  const projects = hasProjects ? [{ id: 'active-projects', label: 'ui.activeProjects' }] : [];
  const links = [...own.map((id) => ({ id, label: sectionLabel(id) })), ...projects];
  if (links.length === 0) return null;
  return <JumpLinks sections={links.map(({ id, label }) => ({ id, label: t(label) }))} />;
}
