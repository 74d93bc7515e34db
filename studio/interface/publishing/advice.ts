import { LOCALES } from '../../../locales/locale.ts';
import { unqualifiedClaims } from '../../schema/rules/claims.ts';
import { textsIn } from '../../schema/rules/textsIn.ts';
import { listed } from '../../words/punctuation.ts';
import { say } from '../../words/say.ts';
import type { StoredDocument } from '../documents/overlay.ts';
import { documentTranslations } from '../translations/documentTranslations.ts';
import { describeField, describePlace, type TypeOf } from '../words/describeField.ts';
import { documentName } from '../words/documentName.ts';
import { LANGUAGE_NAMES } from '../words/languageNames.ts';
import type { Besides } from './readBesides.ts';

/** More would hide the form; the tools of the bar list all. */
const SHOWN = 4;

/**
 * What editors should know of the documents that they published, though nothing prevented it: watched
 * words, and texts of which one language is behind.
 */
export function adviceOn({ published, rules }: Besides, typeOf: TypeOf): string[] {
  /** A place with its document, where there are several. */
  const at = (document: StoredDocument, place: string) =>
    [published.length > 1 && documentName(document), place].filter(Boolean).join(' › ');
  const claims = published
    // The list of the words holds the words.
    .filter(({ _type }) => _type !== 'claimRule')
    .flatMap((document) =>
      textsIn(document).flatMap(({ field, language, text }) =>
        unqualifiedClaims(text, language, rules).map(({ word }) => {
          const place = describePlace(typeOf(document._type), field.split('.'), document);
          return say('“[word]” in [place]', { word, place: at(document, place) });
        }),
      ),
    );
  const behind = published.flatMap((document) => {
    const type = typeOf(document._type);
    const fields = type ? documentTranslations(document, type).fields : [];
    return fields.map(({ language, path }) => ({
      language,
      place: at(document, describeField(type, path, document)),
    }));
  });
  return [
    ...counted(claims, ({ count, items }) =>
      count === 1
        ? say('1 watched word without a qualifier: [items]', { items })
        : say('[count] watched words without a qualifier: [items]', { count, items }),
    ),
    ...LOCALES.flatMap((locale) => {
      const places = behind.filter(({ language }) => language === locale).map(({ place }) => place);
      const language = LANGUAGE_NAMES[locale];
      return counted(places, ({ count, items }) =>
        count === 1
          ? say('[language] is behind in 1 text: [items]', { language, items })
          : say('[language] is behind in [count] texts: [items]', { language, count, items }),
      );
    }),
  ];
}

/** A sentence on some items, of which the first are named; none on nothing. */
function counted(
  all: readonly string[],
  sentence: (told: { readonly count: number; readonly items: string }) => string,
): string[] {
  if (all.length === 0) return [];
  const items = listed(all.slice(0, SHOWN)) + (all.length > SHOWN ? ' …' : '');
  return [sentence({ count: all.length, items })];
}
