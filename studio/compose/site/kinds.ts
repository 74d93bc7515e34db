import type { IconKind } from '../../../locales/kinds.ts';

/** The icons of a list of cards, in order. */
export const kindsOf = (cards: readonly { kind: IconKind }[]): IconKind[] =>
  cards.map(({ kind }) => kind);
