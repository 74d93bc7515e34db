import type { PrerenderContext } from 'vike/types';
import { LOCALES } from '../locales/locale.ts';
import { localPath } from '../locales/localPath.ts';

/** Every page once in each language. */
export function onPrerenderStart({ pageContexts }: PrerenderContext) {
  return {
    prerenderContext: {
      pageContexts: pageContexts.flatMap((page) =>
        LOCALES.map((locale) => ({
          ...page,
          urlOriginal: localPath(page.urlOriginal, locale),
          locale,
        })),
      ),
    },
  };
}
