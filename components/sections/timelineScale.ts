import type { Figure } from '../../locales/figures.ts';
import type { TimelineKind } from '../../locales/kinds.ts';
import { toMonths } from './toMonths.ts';

/** A step, with the figure of its duration. */
interface Step {
  readonly kind: TimelineKind;
  readonly figure: Figure | undefined;
}

/** A programme's timeline, in months since the filing. */
export interface Scale {
  readonly length: number;
  /** Position of each step; `undefined` if no figure says when, or whether, it is reached. */
  readonly positions: readonly (number | undefined)[];
  /** Shortest and longest duration of the first stage. */
  readonly stage: readonly [least: number, most: number];
  /** Spans covered by figures; the time between and beyond them is unknown. */
  readonly known: readonly (readonly [from: number, to: number])[];
}

/** Steps that start residence. */
const RESIDENCE: readonly TimelineKind[] = ['residency', 'residence', 'conditional', 'greenCard'];

/** Steps whose years count from the start of residence. */
const COUNTED: readonly TimelineKind[] = ['permanent', 'transition', 'citizenship'];

/** Length of an unknown span, and minimum length of the line, in months. */
const UNKNOWN = 12;

/** Maximum number of year labels that fit. */
const MAX_YEAR_LABELS = 20;

/** The years to label: all, or at regular intervals if there are too many. */
export function yearLabels(length: number): number[] {
  const years = Math.floor(length / 12);
  const interval = Math.ceil(years / MAX_YEAR_LABELS) || 1;
  return Array.from({ length: Math.floor(years / interval) }, (_, index) => interval * (index + 1));
}

const lengthOf = (figure: Figure | undefined, end = figure?.upTo ?? figure?.value): number =>
  (figure && toMonths(figure, end ?? 0)) ?? 0;

/** Places steps on one line: stages follow each other, years of residence count from its start. */
export function scaleOf(all: readonly Step[]): Scale {
  let clock = 0;
  let residence: number | undefined;
  let start = 0;
  const known: [number, number][] = [];
  // A figure that is no duration, such as a number of jobs, does not say when.
  const steps = all.map(({ kind, figure }) => ({
    kind,
    figure: figure && toMonths(figure, 1) ? figure : undefined,
  }));
  const positions = steps.map(({ kind, figure }, index) => {
    if (COUNTED.includes(kind)) {
      if (figure) clock = Math.max(clock, (residence ?? clock) + lengthOf(figure));
      return figure && clock;
    }
    const isResidence = RESIDENCE.includes(kind);
    if (index > 0 && !figure && !isResidence) return undefined;
    if (isResidence && residence === undefined) {
      // The previous step has an unknown length.
      if (index > 0 && !steps[index - 1]?.figure) {
        known.push([start, clock]);
        clock += UNKNOWN;
        start = clock;
      }
      residence = clock;
    }
    const at = clock;
    clock += lengthOf(figure);
    return at;
  });
  known.push([start, clock]);
  const first = steps[0]?.figure;
  return {
    length: Math.max(UNKNOWN, positions.at(-1) === undefined ? clock + UNKNOWN : clock),
    positions,
    stage: [lengthOf(first, first?.value), lengthOf(first)],
    known,
  };
}
