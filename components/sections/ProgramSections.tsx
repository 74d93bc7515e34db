import type { Figure } from '../../locales/figures.ts';
import type { ProgramParts } from '../../locales/program.ts';
import { useText } from '../site/useText.tsx';
import { Benefits } from './Benefits.tsx';
import { Overview } from './Overview.tsx';
import { Requirements } from './Requirements.tsx';
import { Section } from './Section.tsx';
import { Timeline } from './Timeline.tsx';

interface ProgramSectionsProps {
  /** Catalogue group of the programme or track. */
  readonly group: string;
  readonly parts: ProgramParts;
  readonly figures: readonly Figure[];
  /** Prefix of the section ids: `business-` in Chile's first tab. */
  readonly idPrefix?: string;
}

/** The four sections that every programme has. */
export function ProgramSections({ group, parts, figures, idPrefix = '' }: ProgramSectionsProps) {
  const { phrased } = useText();
  return (
    <>
      <Overview
        id={`${idPrefix}overview`}
        title={`${group}.overview.title`}
        paragraphs={[`${group}.overview.description1`, `${group}.overview.description2`]}
      />
      <Section id={`${idPrefix}benefits`} title="ui.benefits" isTinted>
        <Benefits list={`${group}.benefits`} kinds={parts.benefits} />
      </Section>
      <section id={`${idPrefix}requirements`} className="content section split">
        <h2>{phrased(`${group}.requirements.title`)}</h2>
        <Requirements group={group} kinds={parts.requirements} />
      </section>
      <Section id={`${idPrefix}timeline`} title="ui.timeline" isTinted>
        <Timeline group={group} parts={parts} figures={figures} />
      </Section>
    </>
  );
}
