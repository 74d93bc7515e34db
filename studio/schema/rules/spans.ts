import type { PathSegment } from '@sanity/types';
import { isRecord } from '../../../locales/isRecord.ts';
import { say } from '../../words/say.ts';
import { itemPlace } from './items.ts';
import { isBlankText, textProblem } from './text.ts';

/** The marks that rich text may have beside links; the site renders no others. */
const DECORATORS: readonly unknown[] = ['strong', 'em'];

/** A problem and its path within the rich text; blocks, spans and links by key if they have one. */
export interface RichTextProblem {
  readonly path: PathSegment[];
  readonly message: string;
}

/** Checks the items of a list and adds their paths to the problems. */
export const below = <Item>(
  list: string,
  items: readonly Item[],
  problems: (item: Item, index: number) => readonly RichTextProblem[],
): RichTextProblem[] =>
  items.flatMap((item, index) =>
    problems(item, index).map(({ path, message }) => ({
      path: [list, itemPlace(item, index), ...path],
      message,
    })),
  );

/**
 * Checks a span of a paragraph.
 *
 * @param links keys of the paragraph's links
 */
export function spanProblems(span: unknown, links: readonly unknown[]): RichTextProblem[] {
  if (!isRecord(span)) return [];
  const { _type, text, marks = [] } = span;
  if (_type !== 'span') return [{ path: [], message: unknownType('element', _type) }];
  if (text === undefined)
    return [{ path: ['text'], message: say('The text is missing: write it') }];
  const problem = typeof text === 'string' && text.trim() !== '' ? textProblem(text) : undefined;
  const carried: readonly unknown[] = Array.isArray(marks) ? marks : [];
  const linked = carried.filter((mark) => links.includes(mark));
  const unknown = carried.filter((mark) => !links.includes(mark) && !DECORATORS.includes(mark));
  return [
    ...(problem === undefined ? [] : [{ path: ['text'], message: problem }]),
    ...unknown.map((mark) => ({ path: ['marks'], message: unknownType('mark', mark) })),
    ...(linked.length > 1 ? [{ path: ['marks'], message: TWO_LINKS }] : []),
  ];
}

const TWO_LINKS = say('The same words have two links but can lead to only one place: remove one');

export const isEmptySpan = (child: unknown): boolean =>
  isRecord(child) &&
  child._type === 'span' &&
  typeof child.text === 'string' &&
  isBlankText(child.text);

/** The message for content that the site cannot show. */
export const unknownType = (what: string, type: unknown): string =>
  say('This contains an unknown [what] [type], which the site cannot show: remove it', {
    what,
    type: JSON.stringify(type ?? null),
  });
