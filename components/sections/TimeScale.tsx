import { useContext } from 'react';
import { AccentContext } from '../primitives/AccentContext.ts';
import type { Scale } from './timelineScale.ts';

interface TimeScaleProps {
  /** Of its gradient. */
  readonly id: string;
  readonly scale: Scale;
}

/** How much of the drawing the line takes, in hundredths, and how far down it is. */
const WIDTH = 96;
const LINE = 16;

/**
 * Time as it passes, a tick a year: the first stage ends where it may take longer, what nobody can
 * say is dashed, and from each moment a hair leads to its station. Drawn across; a narrow screen turns
 * it. Decoration of what the list says.
 */
export function TimeScale({ id, scale }: TimeScaleProps) {
  const accent = useContext(AccentContext);
  const { length, stations, stage, known } = scale;
  const place = (months: number) => Math.round((months / length) * WIDTH * 100) / 100;
  const years = Array.from({ length: Math.floor(length / 12) + 1 }, (_, year) => place(12 * year));
  const hairs = stations.map((at, index) =>
    at === undefined ? '' : `M${place(at)} ${LINE}L${(100 * index) / stations.length} 100`,
  );
  const dots = stations.map((at) => (at === undefined ? '' : `M${place(at)} ${LINE}h0`));
  const spans = known.map(([from, to]) => `M${place(from)} ${LINE}H${place(to)}`);
  const [least, most] = stage.map(place);
  return (
    <svg
      className="time-scale"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      {...(accent && { color: accent })}
    >
      <linearGradient id={id} gradientUnits="userSpaceOnUse" x1={least} x2={most}>
        <stop stopColor="currentColor" />
        <stop offset="1" stopColor="currentColor" stopOpacity="0.12" />
      </linearGradient>
      <g>
        <path d={years.map((at) => `M${at} 0V${2 * LINE}`).join('')} />
        <path d={hairs.join('')} />
        <path className="time-open" d={`M0 ${LINE}H${WIDTH}`} />
        <path className="time-known" d={spans.join('')} />
        <path className="time-stage" d={`M0 ${LINE}H${most}`} stroke={`url(#${id})`} />
        <path className="time-dots" d={dots.join('')} />
      </g>
    </svg>
  );
}
