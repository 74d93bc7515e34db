import { Fragment } from 'react';
import type { Passage } from '../../locales/foreignWords.ts';
import { mayPart } from './mayPart.ts';
import { type Piece, splitUnbroken } from './unbroken.ts';
import { wordsOf } from './wordsOf.tsx';

const words = new Intl.Segmenter('zh-Hans', { granularity: 'word' });

interface PhrasesProps {
  readonly passages: readonly Passage[];
}

/** A clause as short as this fits on any line: in characters, at the largest size in 320 pixels. */
const SHORT = 8;

/** And this in 390 pixels. */
const MIDDLE = 10;

/** In texts longer than a sentence, lines are filled rather than clauses kept. */
const LONG = 32;

/**
 * A heading, or another short text, that breaks where a reader would pause. Browsers break Chinese
 * after any character, so that a balanced heading may part 绿 from 卡; the style sheet keeps words
 * together, and the places between them are given back here, though not within short clauses. Those
 * between clauses, too: WebKit keeps Chinese together even after a mark.
 */
export function Phrases({ passages }: PhrasesProps) {
  const pieces = passages
    .flatMap((passage) => splitUnbroken(passage, 'heading'))
    .flatMap((piece) => (piece.lang || piece.isUnbroken ? piece : splitWords(piece)));
  const clauses = splitClauses(pieces);
  const isKept = clauses.length > 1 && lengthOf(pieces) <= LONG;
  return clauses.map((clause, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the clauses of a heading keep their places
    <Fragment key={index}>
      {placeBetween(clauses[index - 1]?.at(-1), clause[0])}
      <Clause pieces={clause} kept={isKept ? keptAs(lengthOf(clause)) : undefined} />
    </Fragment>
  ));
}

type Kept = 'unbroken' | 'clause' | undefined;

const keptAs = (length: number): Kept => {
  if (length <= SHORT) return 'unbroken';
  return length <= MIDDLE ? 'clause' : undefined;
};

interface ClauseProps {
  readonly pieces: readonly Piece[];
  /** On one line: on every screen, or where there is room for it. */
  readonly kept: Kept;
}

function Clause({ pieces, kept }: ClauseProps) {
  const words = pieces.flatMap((piece, index) => {
    const before = kept === 'unbroken' ? undefined : pieces[index - 1];
    return [
      // biome-ignore lint/suspicious/noArrayIndexKey: the words of a clause keep their places
      <Fragment key={`before ${index}`}>{placeBetween(before, piece)}</Fragment>,
      wordsOf(piece, index),
    ];
  });
  return kept ? <span className={kept}>{words}</span> : words;
}

/** A place where a line may end, if there is one. */
const placeBetween = (before: Piece | undefined, after: Piece | undefined) =>
  before && after && mayPart(before.text, after.text) ? <wbr /> : null;

const lengthOf = (pieces: readonly Piece[]): number =>
  pieces.reduce((length, { text }) => length + text.length, 0);

/** Only Chinese needs it: other scripts have spaces, at which browsers break. */
const splitWords = (piece: Piece): Piece[] =>
  /\p{sc=Han}/u.test(piece.text)
    ? Array.from(words.segment(piece.text), ({ segment }) => ({ text: segment }))
    : [piece];

/** Chinese clauses end with a full-width mark. */
function splitClauses(pieces: readonly Piece[]): Piece[][] {
  const clauses: Piece[][] = [];
  let isNew = true;
  for (const piece of pieces) {
    if (isNew) clauses.push([]);
    clauses.at(-1)?.push(piece);
    isNew = /[，：；。？！]$/.test(piece.text);
  }
  return clauses;
}
