import type { PathSegment } from '@sanity/types';
import { isRecord } from '../../../locales/isRecord.ts';
import { say } from '../../words/say.ts';
import { itemPlace } from './items.ts';
import { isBlankText, textProblem } from './text.ts';

/** The marks that rich text may have beside links; the site renders no others. */
const DECORATORS: readonly unknown[] = ['strong', 'em'];

/** A problem and its path within the rich text; blocks, spans and links by key if they have one. */
interface RichTextProblem {
  readonly path: PathSegment[];
  readonly message: string;
}

/** Maximum list level; a page nests one list per level. */
const DEEPEST = 10;

/**
 * Checks the blocks of one language. Anything that the site cannot show is refused, so that nothing
 * is lost silently. Sanity's own rules report values of a wrong type.
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
  const keys = links.map(({ _key }) => _key);
  return [
    ...(children.every(isEmptySpan)
      ? [{ path: [], message: say('This paragraph is empty: write its text or remove it') }]
      : []),
    ...(isLevel(level) ? [] : [{ path: ['level'], message: wrongLevel(level) }]),
    ...below('markDefs', links, ({ _type: type, _key: key }, index) => [
      ...(type === 'link' ? [] : [{ path: [], message: unknownType('mark', type) }]),
      ...(keys.indexOf(key) === index ? [] : [{ path: [], message: DUPLICATE_KEY }]),
    ]),
    ...below('children', children, (child) => spanProblems(child, keys)),
  ];
}

/** A mark could refer to either of them. */
const DUPLICATE_KEY = say('Another link in this paragraph has the same key: remove one of them');

/** Absent outside lists. */
const isLevel = (level: unknown) =>
  level === undefined ||
  (Number.isInteger(level) && Number(level) >= 1 && Number(level) <= DEEPEST);

const wrongLevel = (level: unknown) =>
  say('This has the indentation level [level]: use a level from 1 to [deepest]', {
    level: JSON.stringify(level),
    deepest: DEEPEST,
  });

/** Checks the items of a list and adds their paths to the problems. */
const below = <Item>(
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
function spanProblems(span: unknown, links: readonly unknown[]): RichTextProblem[] {
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

const isEmptySpan = (child: unknown): boolean =>
  isRecord(child) &&
  child._type === 'span' &&
  typeof child.text === 'string' &&
  isBlankText(child.text);

/** The message for content that the site cannot show. */
const unknownType = (what: string, type: unknown): string =>
  say('This contains an unknown [what] [type], which the site cannot show: remove it', {
    what,
    type: JSON.stringify(type ?? null),
  });
