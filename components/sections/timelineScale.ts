import type { Figure } from '../../locales/figures.ts';
import type { TimelineKind } from '../../locales/kinds.ts';
import { monthsOf } from './monthsOf.ts';

/** A station, with the figure that its duration is written with. */
interface Station {
  readonly kind: TimelineKind;
  readonly figure: Figure | undefined;
}

/** A programme's line of time, in months from the filing. */
export interface Scale {
  readonly length: number;
  /** Where each station is; `undefined` where no figure says when, or whether, it comes. */
  readonly stations: readonly (number | undefined)[];
  /** The first stage: the shorter time, and the longer. */
  readonly stage: readonly [least: number, most: number];
  /** What figures tell of; what is between and beyond, nobody can say. */
  readonly known: readonly (readonly [from: number, to: number])[];
}

/** What residence begins with. */
const RESIDENCE: readonly TimelineKind[] = ['residency', 'residence', 'conditional', 'greenCard'];

/** Their years are counted from the beginning of residence. */
const COUNTED: readonly TimelineKind[] = ['permanent', 'transition', 'citizenship'];

/** What nobody can say is as long as a year on the line, and no line is shorter. */
const UNKNOWN = 12;

/** The line has room for the names of so many years. */
const MOST_YEARS = 20;

/** The years that a line tells: each, or where they are many every so many of them. */
export function yearsOn(length: number): number[] {
  const years = Math.floor(length / 12);
  const step = Math.ceil(years / MOST_YEARS) || 1;
  return Array.from({ length: Math.floor(years / step) }, (_, index) => step * (index + 1));
}

const lengthOf = (figure: Figure | undefined, end = figure?.upTo ?? figure?.value): number =>
  (figure && monthsOf(figure, end ?? 0)) ?? 0;

/** Places stations on one line: stages follow each other, years of residence are counted together. */
export function scaleOf(stations: readonly Station[]): Scale {
  let clock = 0;
  let residence: number | undefined;
  let start = 0;
  const known: [number, number][] = [];
  const places = stations.map(({ kind, figure }, index) => {
    if (COUNTED.includes(kind)) {
      if (figure) clock = Math.max(clock, (residence ?? clock) + lengthOf(figure));
      return figure && clock;
    }
    const isResidence = RESIDENCE.includes(kind);
    if (index > 0 && !figure && !isResidence) return undefined;
    if (isResidence && residence === undefined) {
      // Before it comes a station that nobody can say the length of.
      if (index > 1 && !stations[index - 1]?.figure) {
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
  const first = stations[0]?.figure;
  return {
    length: Math.max(UNKNOWN, places.at(-1) === undefined ? clock + UNKNOWN : clock),
    stations: places,
    stage: [lengthOf(first, first?.value), lengthOf(first)],
    known,
  };
}
