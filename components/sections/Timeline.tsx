import type { Figure } from '../../locales/figures.ts';
import type { ProgramParts } from '../../locales/program.ts';
import { Stamp } from '../primitives/Stamp.tsx';
import { useText } from '../site/useText.tsx';
import { TimeScale } from './TimeScale.tsx';
import { scaleOf } from './timelineScale.ts';

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
