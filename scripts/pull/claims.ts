import * as v from 'valibot';
import { isRecord } from '../../locales/isRecord.ts';
import { LOCALES, type Locale } from '../../locales/locale.ts';
import { pagesOf } from '../../studio/compose/documentPages.ts';
import type { Fetched } from '../../studio/queries/documents.ts';
import { registry } from '../../studio/queries/index.ts';
import {
  type ClaimRule,
  describeClaim,
  unqualifiedClaims,
} from '../../studio/schema/rules/claims.ts';
import type { Problem } from '../content/problems.ts';

/**
 * Finds the watched words that their sentence does not bear out, in every text of every document.
 * They are published all the same, unless the pull is strict.
 */
export function claimProblems(documents: Fetched): Problem[] {
  const rules = rulesIn(documents);
  const paths = new Map(pagesOf(documents).map(({ document, path }) => [document._id, path]));
  const { claimRule: _, ...others } = documents;
  return Object.values(others)
    .flat()
    .flatMap((document) =>
      textsIn(document).flatMap(({ field, language, text }) =>
        unqualifiedClaims(text, language, rules).map((claim) => ({
          ...{ document: document._id, field, language, page: paths.get(document._id) },
          message: describeClaim(claim),
        })),
      ),
    );
}

/** A broken rule is told by the validation. */
const rulesIn = ({ claimRule }: Fetched): ClaimRule[] =>
  claimRule.flatMap((document) => {
    const { success, output } = v.safeParse(registry.claimRule.shape, document);
    return success ? [output] : [];
  });

interface PlacedText {
  readonly field: string;
  readonly language: Locale;
  readonly text: string;
}

/** Every text of a language, however deep; of rich text each block, whose words are in spans. */
function textsIn(value: unknown, path: readonly string[] = []): PlacedText[] {
  if (Array.isArray(value))
    return value.flatMap((item, index) => textsIn(item, [...path, String(index)]));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const language = LOCALES.find((locale) => locale === name);
    const at = [...path, name];
    if (language === undefined) return textsIn(inner, at);
    const field = at.join('.');
    if (typeof inner === 'string') return [{ field, language, text: inner }];
    return Array.isArray(inner)
      ? inner.map((block) => ({ field, language, text: wordsOf(block) }))
      : [];
  });
}

function wordsOf(block: unknown): string {
  const children = isRecord(block) && Array.isArray(block.children) ? block.children : [];
  return children
    .map((child: unknown) => (isRecord(child) && typeof child.text === 'string' ? child.text : ''))
    .join('');
}
