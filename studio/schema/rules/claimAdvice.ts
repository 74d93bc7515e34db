import type { CustomValidator, PathSegment, ValidationContext } from '@sanity/types';
import { isRecord } from '../../../locales/isRecord.ts';
import type { Locale } from '../../../locales/locale.ts';
import { SANITY_API } from '../sanityApi.ts';
import { textOfBlock } from '../valuesIn.ts';
import { type ClaimRule, describeClaim, isWatched, unqualifiedClaims } from './claims.ts';

/** What another program left empty watches nothing; the pull reports it. */
const QUERY = `*[_type == "claimRule" && defined(why.en) && defined(why.zh)]{
  "words": coalesce(words[defined(@)], []), language, why, "acceptable": acceptable[defined(@)]
}`;

/** Cache time of the rules in milliseconds, so that they are not fetched at every keystroke. */
const CACHE_TIME = 15_000;

let known: { readonly rules: Promise<ClaimRule[]>; readonly since: number } | undefined;

/**
 * Warns about watched words while an editor types. Only in the Studio: the pull has the rules and
 * reports or refuses on its own.
 *
 * @param locale of the text, or of the rich text
 */
export const claimAdviceRule =
  (locale: Locale): CustomValidator =>
  async (value, context) => {
    const { environment, document, path = [] } = context;
    if (environment !== 'studio' || !isWatched(document?._type, String(path[0]))) return true;
    const texts = textsOf(value);
    if (texts.length === 0) return true;
    const rules = await readClaimRules(context.getClient(SANITY_API));
    const found = texts.flatMap(({ path, text }) =>
      unqualifiedClaims(text, locale, rules).map((claim) => ({
        path,
        message: describeClaim(claim),
      })),
    );
    return found.length > 0 ? found : true;
  };

type Client = ReturnType<ValidationContext['getClient']>;

/** The published rules. If the request fails, the form works without these warnings for a while. */
export function readClaimRules(client: Client): Promise<ClaimRule[]> {
  if (known && Date.now() - known.since < CACHE_TIME) return known.rules;
  const published = client.withConfig({ perspective: 'published' });
  const rules = published.fetch<ClaimRule[]>(QUERY).catch(() => []);
  known = { rules, since: Date.now() };
  return rules;
}

/** A plain text as is; for rich text, the text of each block. */
function textsOf(value: unknown): { readonly path: PathSegment[]; readonly text: string }[] {
  if (typeof value === 'string') return [{ path: [], text: value }];
  if (!Array.isArray(value)) return [];
  return value
    .filter(isRecord)
    .flatMap((block) =>
      typeof block._key === 'string'
        ? [{ path: [{ _key: block._key }], text: textOfBlock(block) }]
        : [],
    );
}
