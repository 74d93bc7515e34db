import { Fragment, useContext } from 'react';
import { LANGUAGE_TAGS } from '../../locales/locale.ts';
import { AccentContext } from '../primitives/AccentContext.ts';
import { usePageScope } from '../site/PageScope.tsx';
import { type Scale, yearLabels } from './timelineScale.ts';

interface TimeScaleProps {
  /** Id of the gradient. */
  readonly id: string;
  readonly scale: Scale;
}

/** Width and vertical position of the line, in percent of the drawing. */
const WIDTH = 98;
const LINE = 16;

/** Part of the line after which half a label does not fit, on the narrowest page with labels. */
const LAST_CENTRED = 0.977;

/** Minimum length of a line with year ticks, in months. */
const MIN_TICKED_LENGTH = 24;

/**
 * The timeline to scale: the first stage fades out towards its maximum, unknown time is dashed, and a
 * thin line connects each point in time to its step. Drawn horizontally with year ticks; CSS rotates
 * it on narrow screens. Decorative: the list contains the same information.
 */
export function TimeScale({ id, scale }: TimeScaleProps) {
  const accent = useContext(AccentContext);
  const { length, positions, stage, known } = scale;
  const place = (months: number) => Math.round((months / length) * WIDTH * 100) / 100;
  const connectors = positions.map((at, index) => {
    if (at === undefined) return '';
    const column = (100 * index) / positions.length;
    return `M${place(at)} ${LINE}V${turnOf(place(at), column, index / positions.length)}H${column}V100`;
  });
  const dots = positions.map((at) => (at === undefined ? '' : `M${place(at)} ${LINE}h0`));
  const spans = known.map(([from, to]) => `M${place(from)} ${LINE}H${place(to)}`);
  const [least, most] = stage.map(place);
  return (
    <>
      {length >= MIN_TICKED_LENGTH && <Years length={length} place={place} />}
      <svg
        className="time-scale"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
        color={accent}
      >
        <linearGradient id={id} gradientUnits="userSpaceOnUse" x1={least} x2={most}>
          <stop stopColor="currentColor" />
          <stop offset="1" stopColor="currentColor" stopOpacity="0.12" />
        </linearGradient>
        <g>
          <path d={connectors.join('')} />
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
 * The height at which a connecting line turns towards its step. Later lines turn higher if they go
 * right, and lower if they go left, so that none cross.
 *
 * @param order position of the step, from 0 to 1
 */
const turnOf = (from: number, to: number, order: number) =>
  Math.round(2.5 * LINE + (90 - 2.5 * LINE) * (from < to ? 1 - order : order));

interface YearsProps {
  /** In months. */
  readonly length: number;
  readonly place: (months: number) => number;
}

/** Ticks with labels from Unicode's CLDR: `2 yrs`, `2年`. A separate SVG, so as not to be stretched. */
function Years({ length, place }: YearsProps) {
  const { locale } = usePageScope();
  const { format } = new Intl.NumberFormat(LANGUAGE_TAGS[locale], {
    style: 'unit',
    unit: 'year',
    unitDisplay: 'short',
  });
  return (
    <svg className="time-years" aria-hidden="true">
      {yearLabels(length).map((year) => {
        const at = `${place(12 * year)}%`;
        // Centred at the end of the line, a label would pass the edge of the page's content.
        const dx = 12 * year > LAST_CENTRED * length ? '-1.2em' : undefined;
        return (
          <Fragment key={year}>
            <line x1={at} x2={at} y2="22" />
            <text x={at} y="-8" dx={dx}>
              {format(year)}
            </text>
          </Fragment>
        );
      })}
    </svg>
  );
}
