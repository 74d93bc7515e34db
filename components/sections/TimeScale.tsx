import { Fragment, useContext } from 'react';
import { LANGUAGE_TAGS } from '../../locales/locale.ts';
import { AccentContext } from '../primitives/AccentContext.ts';
import { usePageScope } from '../site/PageScope.tsx';
import { type Scale, yearsOn } from './timelineScale.ts';

interface TimeScaleProps {
  /** Of its gradient. */
  readonly id: string;
  readonly scale: Scale;
}

/** How much of the drawing the line takes, in hundredths, and how far down it is. */
const WIDTH = 98;
const LINE = 16;

/** From how many months a line is told in years. */
const YEARS = 24;

/**
 * Time as it passes: the first stage ends where it may take longer, what nobody can say is dashed, and
 * from each moment a hair leads to its station. Drawn across, with ticks of years; a narrow screen turns it.
 * Decoration of what the list says.
 */
export function TimeScale({ id, scale }: TimeScaleProps) {
  const accent = useContext(AccentContext);
  const { length, stations, stage, known } = scale;
  const place = (months: number) => Math.round((months / length) * WIDTH * 100) / 100;
  const hairs = stations.map((at, index) => {
    if (at === undefined) return '';
    const station = (100 * index) / stations.length;
    return `M${place(at)} ${LINE}V${turnOf(place(at), station, index / stations.length)}H${station}V100`;
  });
  const dots = stations.map((at) => (at === undefined ? '' : `M${place(at)} ${LINE}h0`));
  const spans = known.map(([from, to]) => `M${place(from)} ${LINE}H${place(to)}`);
  const [least, most] = stage.map(place);
  return (
    <>
      {length >= YEARS && <Years length={length} place={place} />}
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
          <path d={hairs.join('')} />
          <path d={`M0 ${LINE}H${WIDTH}`} strokeDasharray="3 5" />
          <path d={spans.join('')} stroke="currentColor" strokeWidth="3" />
          <path d={`M0 ${LINE}H${most}`} stroke={`url(#${id})`} strokeWidth="9" />
          <path d={dots.join('')} stroke="currentColor" strokeWidth="9" strokeLinecap="round" />
        </g>
      </svg>
    </>
  );
}

/**
 * How far down a hair turns towards its station: later ones higher where they lead to the right, lower
 * where they lead to the left, so that none crosses another.
 *
 * @param order of the station, from 0 to 1
 */
const turnOf = (from: number, to: number, order: number) =>
  Math.round(2.5 * LINE + (90 - 2.5 * LINE) * (from < to ? 1 - order : order));

interface YearsProps {
  /** In months. */
  readonly length: number;
  readonly place: (months: number) => number;
}

/** A tick and a name each, as Unicode's CLDR has it: `2 yrs`, `2年`. Not stretched as the line is. */
function Years({ length, place }: YearsProps) {
  const { locale } = usePageScope();
  const { format } = new Intl.NumberFormat(LANGUAGE_TAGS[locale], {
    style: 'unit',
    unit: 'year',
    unitDisplay: 'short',
  });
  return (
    <svg className="time-years" aria-hidden="true">
      {yearsOn(length).map((year) => {
        const at = `${place(12 * year)}%`;
        return (
          <Fragment key={year}>
            <line x1={at} x2={at} y2="22" />
            <text x={at} y="-8">
              {format(year)}
            </text>
          </Fragment>
        );
      })}
    </svg>
  );
}
