import * as v from 'valibot';
import { isDay } from '../../../locales/day.ts';
import { type ContentDate, guideDueDate, ratesExpiry } from '../../../locales/reviews.ts';
import { figureAmount } from '../../schema/figureAmount.ts';
import type { StoredDocument } from '../../schema/overlay.ts';
import { toReadableName } from '../../schema/titles.ts';
import { STUDIO_LANGUAGE } from '../../words/language.ts';
import { withLabel } from '../../words/punctuation.ts';
import { say } from '../../words/say.ts';

/** Something that must be checked by a date, or that takes effect on it. */
export interface ReviewEntry extends ContentDate {
  /** What it is about: `Minimum investment: 500,000 euros`. */
  readonly title: string;
  /** Further information: the source, or when it was checked. */
  readonly note: string;
  /** Its place in the form: `figures[_key=="minInvestment"].reviewBy`. */
  readonly path: string;
  /** The dates that the button “Checked today” sets, if there is one. */
  readonly check?: Check;
}

/** The fields for the date of the check and the next due date. */
export interface Check {
  readonly checkedAt: string;
  readonly checked: string;
  /** Absent where the date of the check determines it. */
  readonly dueAt?: string;
  readonly due: string;
  /**
   * Fields that a later value sets, or removes with `undefined`, once pages show it: it must begin
   * after the last check, so a check makes it the value itself.
   */
  readonly later?: Readonly<Record<string, number | string | undefined>>;
}

const optional = <T extends v.GenericSchema>(schema: T) =>
  v.fallback(v.optional(schema), undefined);
const text = optional(v.object({ en: optional(v.string()), zh: optional(v.string()) }));
const amount = {
  value: optional(v.number()),
  upTo: optional(v.number()),
  qualifier: optional(v.string()),
};

const Figure = v.object({
  _key: v.string(),
  name: v.string(),
  asOf: v.string(),
  reviewBy: v.string(),
  ...amount,
  unit: optional(v.string()),
  source: optional(v.object({ title: text, url: optional(v.string()) })),
  next: optional(v.object({ ...amount, from: v.string() })),
});
type Figure = v.InferOutput<typeof Figure>;

const State = v.object({
  state: optional(v.string()),
  since: optional(v.string()),
  next: optional(v.object({ state: v.string(), from: v.string() })),
});

/** Every review date of a document as of a date; a draft may lack any field. */
export function reviewEntries(document: StoredDocument, today: string): ReviewEntry[] {
  const figures = Array.isArray(document.figures) ? document.figures : [];
  return [
    ...figures.flatMap((figure) =>
      v.is(Figure, figure) ? figureEntries(v.parse(Figure, figure), today) : [],
    ),
    ...stateEntries(document.status),
    ...checkedEntry(document),
  ];
}

function figureEntries(
  { _key, name, asOf, reviewBy, unit, source, next, ...amount }: Figure,
  today: string,
) {
  const title = toReadableName(name);
  const path = `figures[_key=="${_key}"]`;
  const later = next?.value !== undefined && next.from <= today ? next : undefined;
  const entry: ReviewEntry = {
    day: reviewBy,
    kind: 'figure',
    path: `${path}.reviewBy`,
    title: withLabel(title, figureAmount({ ...(later ?? amount), unit })),
    note: source?.title?.[STUDIO_LANGUAGE] ?? source?.title?.en ?? source?.url ?? say('no source'),
    check: {
      checkedAt: `${path}.asOf`,
      checked: asOf,
      dueAt: `${path}.reviewBy`,
      due: reviewBy,
      ...(later && {
        later: {
          [`${path}.value`]: later.value,
          [`${path}.upTo`]: later.upTo,
          [`${path}.qualifier`]: later.qualifier,
          [`${path}.next`]: undefined,
        },
      }),
    },
  };
  if (!next) return [entry];
  const successor: ReviewEntry = {
    day: next.from,
    kind: 'successor',
    path: `${path}.next`,
    title: say('[figure] becomes [amount]', {
      figure: title,
      amount: figureAmount({ ...next, unit }),
    }),
    note: say('Pages show the new value from this day on.'),
  };
  return [entry, successor];
}

function stateEntries(status: unknown): ReviewEntry[] {
  if (!v.is(State, status)) return [];
  const { state, since, next } = v.parse(State, status);
  const entries: ReviewEntry[] = [];
  if (state && since)
    entries.push({
      day: since,
      kind: 'state',
      path: 'status',
      title: say('State: [state]', { state: toReadableName(state) }),
      note: say('The page shows this state and date.'),
    });
  if (next)
    entries.push({
      day: next.from,
      kind: 'state',
      path: 'status.next',
      title: say('State changes to: [state]', { state: toReadableName(next.state) }),
      note: say('Pages show the new state from this day on.'),
    });
  return entries;
}

function checkedEntry({ _type, reviewed, day }: StoredDocument): ReviewEntry[] {
  if (_type === 'guide' && isWrittenDay(reviewed)) {
    const due = guideDueDate(reviewed);
    const check = { checkedAt: 'reviewed', checked: reviewed, due };
    const note = say('Last checked on [day]; due once a year.', { day: reviewed });
    return [
      { day: due, kind: 'guide', title: say('The whole text'), note, path: 'reviewed', check },
    ];
  }
  if (_type !== 'exchangeRates' || !isWrittenDay(day)) return [];
  const rates: ReviewEntry = {
    day: ratesExpiry(day),
    kind: 'rates',
    path: 'day',
    title: say('Rates of [day] expire', { day }),
    note: say('From this day on, amounts in renminbi are left out: add newer rates.'),
  };
  return [rates];
}

/** Whether a draft has a valid date in a field. */
export const isWrittenDay = (value: unknown): value is string =>
  typeof value === 'string' && isDay(value);
