import { useContext } from 'react';
import type { Figure } from '../../locales/figures.ts';
import type { ProgramParts } from '../../locales/program.ts';
import { AccentContext } from '../primitives/AccentContext.ts';
import { useText } from '../site/useText.tsx';
import { TimeScale } from './TimeScale.tsx';
import { scaleOf } from './timelineScale.ts';

/**
 * The passport stamp of a timeline step, in the page's accent; dashed if no figure says when it is
 * reached. Decorative.
 */
function Stamp({ isUndated }: { readonly isUndated: boolean }) {
  const accent = useContext(AccentContext);
  return (
    <svg className="stamp" viewBox="0 0 40 40" aria-hidden="true" color={accent}>
      <circle cx="20" cy="20" r="18" strokeDasharray={isUndated ? '5 4' : undefined} />
      <circle cx="20" cy="20" r="13" strokeDasharray="3 2" strokeWidth="1" />
      <path d="M13 20h13m-5-5 5 5-5 5" />
    </svg>
  );
}

interface TimelineProps {
  /** Catalogue group of the programme or track. */
  readonly group: string;
  readonly parts: ProgramParts;
  readonly figures: readonly Figure[];
}

/** So many steps have room for their words side by side. */
const MAX_FEW = 5;

/** The steps from the first filing to the end, on one timeline. */
export function Timeline({ group, parts: { timeline, times }, figures }: TimelineProps) {
  const { phrased, text } = useText();
  const scale = scaleOf(
    timeline.map((kind, index) => ({
      kind,
      figure: figures.find(({ name }) => name === times[index]),
    })),
  );
  return (
    <div className={timeline.length > MAX_FEW ? 'timeline' : 'timeline few'}>
      <TimeScale id={`${group.replaceAll('.', '-')}-time`} scale={scale} />
      <ol>
        {timeline.map((kind, index) => (
          <li key={kind}>
            <Stamp isUndated={scale.positions[index] === undefined} />
            <p className="timeline-duration">
              {phrased(`${group}.timeline.${kind}.duration`, { isAlone: true })}
            </p>
            <h3>{phrased(`${group}.timeline.${kind}.title`)}</h3>
            <p>{text(`${group}.timeline.${kind}.description`, { inColumn: true })}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
