import * as v from 'valibot';
import { pagesOf } from '../../studio/compose/documentPages.ts';
import { pathsById } from '../../studio/compose/keptContent.ts';
import type { FetchedDocuments } from '../../studio/queries/documents.ts';
import { registry } from '../../studio/queries/index.ts';
import {
  type ClaimRule,
  describeClaim,
  isWatched,
  unqualifiedClaims,
} from '../../studio/schema/rules/claims.ts';
import { textsIn } from '../../studio/schema/rules/textsIn.ts';
import type { Problem } from '../content/problems.ts';

/**
 * Finds watched words that their sentence does not support, in all texts. They are published anyway,
 * unless the pull is strict.
 */
export function claimProblems(documents: FetchedDocuments): Problem[] {
  const rules = rulesIn(documents);
  const paths = pathsById(pagesOf(documents));
  return Object.values(documents)
    .flat()
    .flatMap((document) =>
      textsIn(document)
        .filter(({ field }) => isWatched(document._type, field))
        .flatMap(({ field, language, text }) =>
          unqualifiedClaims(text, language, rules).map((claim) => ({
            document: document._id,
            field,
            language,
            page: paths.get(document._id),
            message: describeClaim(claim),
          })),
        ),
    );
}

/** Invalid rules are skipped: the validation reports them. */
const rulesIn = ({ claimRule }: FetchedDocuments): ClaimRule[] =>
  claimRule.flatMap((document) => {
    const { success, output } = v.safeParse(registry.claimRule.shape, document);
    return success ? [output] : [];
  });
