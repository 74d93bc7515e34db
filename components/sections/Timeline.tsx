import type { TimelineKind } from '../../locales/kinds.ts';
import { Stamp } from '../primitives/Stamp.tsx';
import { useText } from '../site/useText.tsx';

interface TimelineProps {
  /** Catalogue group of the programme or track. */
  readonly group: string;
  readonly kinds: readonly TimelineKind[];
}

/** The stations from the first filing to the end, in their order. */
export function Timeline({ group, kinds }: TimelineProps) {
  const { phrased, text } = useText();
  return (
    <ol className="timeline">
      {kinds.map((kind) => (
        <li key={kind}>
          <Stamp />
          <p className="timeline-duration">{phrased(`${group}.timeline.${kind}.duration`)}</p>
          <h3>{phrased(`${group}.timeline.${kind}.title`)}</h3>
          <p>{text(`${group}.timeline.${kind}.description`)}</p>
        </li>
      ))}
    </ol>
  );
}
