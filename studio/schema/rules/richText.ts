import { isRecord } from '../../../locales/isRecord.ts';
import { say } from '../../words/say.ts';
import { itemPlace } from './items.ts';
import { below, isEmptySpan, type RichTextProblem, spanProblems, unknownType } from './spans.ts';

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
