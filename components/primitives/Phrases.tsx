import { Fragment } from 'react';
import type { Passage } from '../../locales/foreignWords.ts';
import { canBreakBetween, wordsIn } from './lineBreaks.ts';
import { renderPiece } from './renderPiece.tsx';
import { type Piece, splitUnbroken } from './splitUnbroken.ts';

/** Characters of a clause that fits on one line at the largest font size in 320 pixels. */
const SHORT = 8;

/** The same in 390 pixels. */
const MIDDLE = 10;

/** Texts longer than this fill their lines instead of keeping clauses together. */
const LONG = 32;

/**
 * A heading, or another short text, that breaks where a reader would pause. Browsers break Chinese
 * after any character, so that a balanced heading may split 绿 from 卡. CSS (`keep-all`) forbids those
 * breaks; `<wbr>` allows them again between words, except within short clauses. Clauses need them, too,
 * because WebKit does not break Chinese even after punctuation.
 */
export function Phrases({ passages }: { readonly passages: readonly Passage[] }) {
  const pieces = passages
    .flatMap((passage) => splitUnbroken(passage, 'heading'))
    .flatMap((piece) => (piece.lang || piece.isUnbroken ? piece : splitWords(piece)));
  const clauses = splitClauses(pieces);
  const isKept = clauses.length > 1 && lengthOf(pieces) <= LONG;
  return clauses.map((clause, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the order of clauses is fixed
    <Fragment key={index}>
      {placeBetween(clauses[index - 1]?.at(-1), clause[0])}
      <Clause pieces={clause} kept={isKept ? clauseClass(lengthOf(clause)) : undefined} />
    </Fragment>
  ));
}

type ClauseClass = 'unbroken' | 'clause' | undefined;

const clauseClass = (length: number): ClauseClass => {
  if (length <= SHORT) return 'unbroken';
  return length <= MIDDLE ? 'clause' : undefined;
};

interface ClauseProps {
  readonly pieces: readonly Piece[];
  /** Kept on one line: on every screen, or only where it fits. */
  readonly kept: ClauseClass;
}

function Clause({ pieces, kept }: ClauseProps) {
  const words = pieces.flatMap((piece, index) => {
    const before = kept === 'unbroken' ? undefined : pieces[index - 1];
    return [
      // biome-ignore lint/suspicious/noArrayIndexKey: the order of words is fixed
      <Fragment key={`before ${index}`}>{placeBetween(before, piece)}</Fragment>,
      renderPiece(piece, index),
    ];
  });
  return kept ? <span className={kept}>{words}</span> : words;
}

/** A `<wbr>` where a line may break. */
const placeBetween = (before: Piece | undefined, after: Piece | undefined) =>
  before && after && canBreakBetween(before.text, after.text) ? <wbr /> : null;

const lengthOf = (pieces: readonly Piece[]): number =>
  pieces.reduce((length, { text }) => length + text.length, 0);

/** Only for Chinese: other scripts have spaces. */
const splitWords = (piece: Piece): Piece[] =>
  /\p{sc=Han}/u.test(piece.text) ? wordsIn(piece.text).map((text) => ({ text })) : [piece];

/** Chinese clauses end with full-width punctuation. */
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
