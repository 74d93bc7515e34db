import type { CustomValidator } from '@sanity/types';
import { LOCALES } from '../../../locales/locale.ts';
import { STUDIO_LANGUAGE } from '../../words/language.ts';
import { say } from '../../words/say.ts';
import { type DocumentBeside, documentsBeside, textIn } from './documentsBeside.ts';

/**
 * Warns of a text that another document of the list has word for word: one that was doubled still
 * says what the first says, on its card and in search results.
 */
export const unlikeOthers =
  (field: 'title' | 'searchTitle'): CustomValidator =>
  async (text, context) => {
    const others = await documentsBeside(context);
    return LOCALES.flatMap((language) => {
      const own = textIn(text, language);
      const other = others.find((one) => own !== '' && textIn(one[field], language) === own);
      return other ? [{ path: [language], message: messageFor(field, other) }] : [];
    });
  };

const messageFor = (field: 'title' | 'searchTitle', other: DocumentBeside) =>
  field === 'title'
    ? say('“[name]” has the same name: rename one, or delete one', { name: nameOf(other) })
    : say('“[name]” has the same title in search results: write another', {
        name: nameOf(other),
      });

/** Warns of a place in a list that another document has: which comes first is then chance. */
export const ownPlace: CustomValidator<number | undefined> = async (order, context) => {
  const others = await documentsBeside(context);
  const other = others.find((one) => order !== undefined && one.order === order);
  return other
    ? say('“[name]” has the same number: choose another, or drag one under “Order on the site”', {
        name: nameOf(other),
      })
    : true;
};

const nameOf = ({ title, _id }: DocumentBeside) =>
  textIn(title, STUDIO_LANGUAGE) || textIn(title, 'en') || _id;
