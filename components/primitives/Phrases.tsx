import { Fragment } from 'react';
import type { Passage } from '../../locales/foreignWords.ts';
import { mayPart } from './mayPart.ts';
import { type Piece, splitUnbroken } from './unbroken.ts';
import { Words } from './Words.tsx';

const words = new Intl.Segmenter('zh-Hans', { granularity: 'word' });

interface PhrasesProps {
  readonly passages: readonly Passage[];
}

/**
 * A heading, or another short text, that breaks where a reader would pause. Browsers break Chinese
 * after any character, so that a balanced heading may part 绿 from 卡; the style sheet keeps clauses
 * and words together, and the places between words are given back here.
 */
export function Phrases({ passages }: PhrasesProps) {
  const pieces = passages
    .flatMap((passage) => splitUnbroken(passage, 'heading'))
    .flatMap((piece) => (piece.lang || piece.isUnbroken ? piece : splitWords(piece)));
  const [clause = [], ...others] = splitClauses(pieces);
  if (others.length === 0) return <Clause pieces={clause} />;
  return [clause, ...others].map((pieces, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the clauses of a heading keep their places
    <span key={index} className="clause">
      <Clause pieces={pieces} />
    </span>
  ));
}

function Clause({ pieces }: { readonly pieces: readonly Piece[] }) {
  return pieces.map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of a clause keep their places
    <Fragment key={index}>
      {mayPart(pieces[index - 1]?.text ?? '', piece.text) && <wbr />}
      <Words {...piece} />
    </Fragment>
  ));
}

const splitWords = ({ text }: Piece): Piece[] =>
  [...words.segment(text)].map(({ segment }) => ({ text: segment }));

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
