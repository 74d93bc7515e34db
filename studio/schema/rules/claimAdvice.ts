import type { CustomValidator, PathSegment, ValidationContext } from '@sanity/types';
import { isRecord } from '../../../locales/isRecord.ts';
import type { Locale } from '../../../locales/locale.ts';
import { wordsOfBlock } from '../valuesIn.ts';
import { type ClaimRule, describeClaim, unqualifiedClaims } from './claims.ts';

const QUERY = '*[_type == "claimRule"]{ words, language, why, acceptable }';

/** Rules are asked for once in this time, not at every key. */
const FRESH = 15_000;

let known: { readonly rules: Promise<ClaimRule[]>; readonly since: number } | undefined;

/**
 * Warns of watched words while an editor types. Asked in the Studio alone: the pull has the rules
 * at hand, and tells or refuses by itself.
 *
 * @param locale of the text, or of the rich text
 */
export const claimAdvice =
  (locale: Locale): CustomValidator =>
  async (value, context) => {
    // The list of the words holds the words.
    if (context.environment !== 'studio' || context.document?._type === 'claimRule') return true;
    const texts = textsOf(value);
    if (texts.length === 0) return true;
    const rules = await claimRules(context.getClient({ apiVersion: '2025-02-19' }));
    const found = texts.flatMap(({ path, text }) =>
      unqualifiedClaims(text, locale, rules).map((claim) => ({
        path,
        message: describeClaim(claim),
      })),
    );
    return found.length > 0 ? found : true;
  };

type Client = ReturnType<ValidationContext['getClient']>;

/**
 * The rules that are published. Without an answer nobody is warned for a while, and the form goes on.
 */
export function claimRules(client: Client): Promise<ClaimRule[]> {
  if (known && Date.now() - known.since < FRESH) return known.rules;
  const published = client.withConfig({ perspective: 'published' });
  const rules = published.fetch<ClaimRule[]>(QUERY).catch(() => []);
  known = { rules, since: Date.now() };
  return rules;
}

interface PlacedText {
  readonly path: PathSegment[];
  readonly text: string;
}

/** A text as it is; of rich text every block, whose words are divided into spans. */
function textsOf(value: unknown): PlacedText[] {
  if (typeof value === 'string') return [{ path: [], text: value }];
  if (!Array.isArray(value)) return [];
  return value
    .filter(isRecord)
    .flatMap((block) =>
      typeof block._key === 'string'
        ? [{ path: [{ _key: block._key }], text: wordsOfBlock(block) }]
        : [],
    );
}
