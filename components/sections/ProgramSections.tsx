import type { Figure } from '../../locales/figures.ts';
import type { ProgramParts } from '../../locales/site.ts';
import { SectionHeading } from '../primitives/SectionHeading.tsx';
import { useText } from '../site/useText.tsx';
import { Benefits } from './Benefits.tsx';
import { Overview } from './Overview.tsx';
import { Requirements } from './Requirements.tsx';
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
      <section id={`${idPrefix}benefits`} className="section tinted">
        <div className="content">
          <SectionHeading title={phrased('ui.benefits')} />
          <Benefits list={`${group}.benefits`} kinds={parts.benefits} />
        </div>
      </section>
      <section id={`${idPrefix}requirements`} className="content section split">
        <h2>{phrased(`${group}.requirements.title`)}</h2>
        <Requirements group={group} kinds={parts.requirements} />
      </section>
      <section id={`${idPrefix}timeline`} className="section tinted">
        <div className="content">
          <SectionHeading title={phrased('ui.timeline')} />
          <Timeline group={group} parts={parts} figures={figures} />
        </div>
      </section>
    </>
  );
}
