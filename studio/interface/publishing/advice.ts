import { LOCALES } from '../../../locales/locale.ts';
import type { StoredDocument } from '../../schema/overlay.ts';
import { isWatched, unqualifiedClaims } from '../../schema/rules/claims.ts';
import { textsIn } from '../../schema/rules/textsIn.ts';
import { joinList } from '../../words/punctuation.ts';
import { say } from '../../words/say.ts';
import { documentTranslations } from '../translations/documentTranslations.ts';
import { describeField, describePlace, type TypeOf } from '../words/describeField.ts';
import { documentName } from '../words/documentName.ts';
import { LANGUAGE_NAMES } from '../words/languageNames.ts';
import type { OutcomeContext } from './outcomeContext.ts';

/** A longer list would hide the form; the tools in the bar list all. */
const SHOWN = 4;

/**
 * Advice on the documents just published that did not block them: watched words, and texts with one
 * language out of date.
 */
export function collectAdvice({ published, rules }: OutcomeContext, typeOf: TypeOf): string[] {
  /** A place, prefixed by its document if there are several. */
  const at = (document: StoredDocument, place: string) =>
    [published.length > 1 && documentName(document), place].filter(Boolean).join(' › ');
  const claims = published.flatMap((document) =>
    textsIn(document)
      .filter(({ field }) => isWatched(document._type, field))
      .flatMap(({ field, language, text }) =>
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
    ...countSentence(claims, ({ count, items }) =>
      count === 1
        ? say('1 watched word without a qualifier: [items]', { items })
        : say('[count] watched words without a qualifier: [items]', { count, items }),
    ),
    ...LOCALES.flatMap((locale) => {
      const places = behind.filter(({ language }) => language === locale).map(({ place }) => place);
      const language = LANGUAGE_NAMES[locale];
      return countSentence(places, ({ count, items }) =>
        count === 1
          ? say('[language] is behind in 1 text: [items]', { language, items })
          : say('[language] is behind in [count] texts: [items]', { language, count, items }),
      );
    }),
  ];
}

/** A sentence on some items, naming the first of them; none if there are no items. */
function countSentence(
  all: readonly string[],
  sentence: (values: { readonly count: number; readonly items: string }) => string,
): string[] {
  if (all.length === 0) return [];
  const items = joinList(all.slice(0, SHOWN)) + (all.length > SHOWN ? ' …' : '');
  return [sentence({ count: all.length, items })];
}
