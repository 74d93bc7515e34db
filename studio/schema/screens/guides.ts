import { textField } from '../fields.ts';
import { screen } from './screen.ts';

const note = (description: string) => textField('note', { title: 'Note', description });

/** /guides; the cards come from the guides. */
export const guideIndex = screen('guideIndex', 'Guides', [
  note('Below the cards: what a guide can answer, and what it cannot.'),
]);

/** /glossary; the entries come from the glossary terms. */
export const glossary = screen('glossary', 'Glossary', [note('Above the entries.')]);

/** /search; the list of all pages comes from their documents. */
export const search = screen('search', 'Search', [note('Below the field: what can be found.')]);
