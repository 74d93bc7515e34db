import { expect, test } from 'vitest';
import { formPath } from '../../../studio/interface/preview/draft/formPath.ts';
import { placeOfKey } from '../../../studio/interface/preview/draft/notes.ts';
import {
  type MarkedText,
  markTexts,
  textsWithMarks,
  withoutMarks,
} from '../../../studio/interface/preview/render/marks.ts';
import { typeOf } from '../../support/schema.ts';

test('each text carries its own key, and reads as before without the mark', () => {
  const texts = Object.fromEntries(
    Array.from({ length: 300 }, (_, index) => [`home.text${index}`, `Text ${index}.`]),
  );
  const found: MarkedText[] = [];
  for (const [key, marked] of Object.entries(markTexts(texts, found))) {
    const passage = `before ${marked} behind`;
    const [first] = textsWithMarks(passage);
    expect(first && found[first.number]).toEqual({ key, text: texts[key] });
    expect(withoutMarks(passage)).toBe(`before ${texts[key]} behind`);
  }
});

test('what is no word is not marked: structure of rich text, and what is empty', () => {
  const texts = {
    'team.a.bio.0._key': 'k',
    'team.a.bio.0.style': 'h3',
    'team.a.bio.0.children.0._type': 'span',
    'team.a.bio.0.children.0.marks.0': 'strong',
    'team.a.bio.0.markDefs.0.href': '/about',
    'home.note': '',
  };
  expect(markTexts(texts, [])).toEqual(texts);
});

test('an unmarked text has no number', () => {
  expect(textsWithMarks('plain')).toEqual([]);
});

test('a text leads to its field in its language, in lists and rich text too', () => {
  const pathOf = (type: string, ...names: string[]) => formPath(typeOf(type), names, 'zh');
  expect(pathOf('program', 'hero', 'title')).toEqual(['hero', 'title', 'zh']);
  expect(pathOf('program', 'benefits', '2', 'title')).toEqual(['benefits', 2, 'title', 'zh']);
  expect(pathOf('teamMember', 'bio', '0', 'children', '0', 'text')).toEqual(['bio', 'zh']);
  expect(pathOf('program', 'made', 'by', 'the', 'site')).toEqual([]);
});

test('the words of every page lead to their own document', () => {
  expect(placeOfKey('site.name', [])).toMatchObject({ id: 'siteSettings' });
  expect(placeOfKey('ui.menu', [])).toMatchObject({ id: 'labels', path: ['ui', 'menu'] });
});
