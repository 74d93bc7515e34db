import type { PathSegment } from '@sanity/types';
import { isRecord } from '../../../locales/isRecord.ts';
import { say } from '../../words/say.ts';
import { isBlankText } from './blank.ts';
import { itemPlace } from './items.ts';
import { textProblem } from './text.ts';

/** Marks that rich text may carry besides its links; the site shows no others. */
const DECORATORS = ['strong', 'em'] as const;

/** How far a list may be indented; a page nests one list for each step. */
const DEEPEST = 10;

/** A problem, and where it is below the rich text: blocks, spans and links by key, if they have one. */
interface RichTextProblem {
  readonly path: PathSegment[];
  readonly message: string;
}

/**
 * What is wrong with the blocks of one language: whatever the site cannot show is refused, so that
 * nothing is lost in silence. Values of a wrong type are left to Sanity's own rules.
 */
export function richTextProblems(blocks: readonly unknown[]): RichTextProblem[] {
  return blocks.flatMap((block, index) =>
    blockProblems(block).map(({ path, message }) => ({
      path: [itemPlace(block, index), ...path],
      message,
    })),
  );
}

function blockProblems(block: unknown): RichTextProblem[] {
  if (!isRecord(block)) return [];
  const { _type, level, children = [], markDefs = [] } = block;
  if (_type !== 'block') return [{ path: [], message: unknownType('block', _type) }];
  if (!Array.isArray(children) || !Array.isArray(markDefs)) return [];
  const links = markDefs.filter(isRecord);
  const known = new Set<unknown>([...DECORATORS, ...links.map(({ _key }) => _key)]);
  return [
    ...(children.every(isEmptySpan)
      ? [{ path: [], message: say('This paragraph is empty: write its text or remove it') }]
      : []),
    ...(isLevel(level) ? [] : [{ path: ['level'], message: wrongLevel(level) }]),
    ...below('markDefs', links, ({ _type: type }) =>
      type === 'link' ? [] : [{ path: [], message: unknownType('mark', type) }],
    ),
    ...below('children', children, (child) => spanProblems(child, known)),
  ];
}

/** What is wrong with the items of a list, by their place in it. */
const below = <Item>(
  list: string,
  items: readonly Item[],
  problems: (item: Item) => readonly RichTextProblem[],
): RichTextProblem[] =>
  items.flatMap((item, index) =>
    problems(item).map(({ path, message }) => ({
      path: [list, itemPlace(item, index), ...path],
      message,
    })),
  );

function spanProblems(span: unknown, known: ReadonlySet<unknown>): RichTextProblem[] {
  if (!isRecord(span)) return [];
  const { _type, text, marks = [] } = span;
  if (_type !== 'span') return [{ path: [], message: unknownType('element', _type) }];
  if (text === undefined)
    return [{ path: ['text'], message: say('The text is missing: write it') }];
  const problem = typeof text === 'string' && text.trim() !== '' ? textProblem(text) : undefined;
  const unknown = Array.isArray(marks) ? marks.filter((mark) => !known.has(mark)) : [];
  return [
    ...(problem === undefined ? [] : [{ path: ['text'], message: problem }]),
    ...unknown.map((mark) => ({ path: ['marks'], message: unknownType('mark', mark) })),
  ];
}

/** Outside lists there is none. */
const isLevel = (level: unknown) =>
  level === undefined ||
  (Number.isInteger(level) && Number(level) >= 1 && Number(level) <= DEEPEST);

const wrongLevel = (level: unknown) =>
  say('This is indented by [level]: indent it by 1 to [deepest]', {
    level: JSON.stringify(level),
    deepest: DEEPEST,
  });

const isEmptySpan = (child: unknown) =>
  isRecord(child) &&
  child._type === 'span' &&
  typeof child.text === 'string' &&
  isBlankText(child.text);

const unknownType = (what: string, type: unknown) =>
  say('This holds an unknown [what] [type], which the site cannot show: remove it', {
    what,
    type: JSON.stringify(type ?? null),
  });
