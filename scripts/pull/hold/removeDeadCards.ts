import { mapLocales } from '../../../locales/locale.ts';
import type { KeptContent } from '../../../studio/compose/keptContent.ts';

const CARDS = 'home.services.cards';
const CARD = /^home\.services\.cards\.(?<index>\d+)/;

/**
 * Removes the cards of a kept Home that lead to a screen which the site no longer has.
 *
 * @param paths the path of every page, by document id
 */
export function removeDeadCards(
  kept: KeptContent,
  paths: ReadonlyMap<string, string>,
): KeptContent {
  const { home } = kept.screens;
  if (!home) return kept;
  const pages = new Set(paths.values());
  const live = [...home.services.entries()].filter(([, path]) => pages.has(path));
  const moved = (key: string): string | undefined => {
    const index = CARD.exec(key)?.groups?.index;
    if (index === undefined) return key;
    const place = live.findIndex(([former]) => former === Number(index));
    return place < 0 ? undefined : key.replace(CARD, `${CARDS}.${place}`);
  };
  const texts = mapLocales((locale) =>
    Object.fromEntries(
      Object.entries(kept.texts[locale]).flatMap(([key, text]) => {
        const name = moved(key);
        return name === undefined ? [] : [[name, text]];
      }),
    ),
  );
  const services = live.map(([, path]) => path);
  return { ...kept, texts, screens: { ...kept.screens, home: { ...home, services } } };
}
