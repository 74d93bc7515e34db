import * as v from 'valibot';
import { FAMILY_PLACES, SCREEN_PATHS, SHARED_TYPES } from '../../../locales/routes.ts';
import { sitePages } from '../../../locales/sitePages.ts';
import { pagesOf } from '../../../studio/compose/documentPages.ts';
import type { KeptContent } from '../../../studio/compose/keptContent.ts';
import { neededSingletons } from '../../../studio/compose/neededSingletons.ts';
import type { FetchedDocument, FetchedDocuments } from '../../../studio/queries/documents.ts';
import type { HeldBackDocument } from '../../content/heldBack.ts';
import type { Problem } from '../../content/problems.ts';
import type { FormerContent } from '../../content/pulledContent.ts';
import { SINGLETONS } from '../crossDocumentProblems.ts';

/** The documents that have problems. A singleton is identified by its type. */
export class InvalidDocuments {
  /** Ids of documents, or types of singletons. */
  readonly keys: ReadonlySet<string>;
  readonly #problems: readonly Problem[];
  readonly #byId: ReadonlyMap<string, FetchedDocument>;
  readonly #paths: ReadonlyMap<FetchedDocument, string>;

  constructor(documents: FetchedDocuments, problems: readonly Problem[]) {
    this.#paths = new Map(pagesOf(documents).map(({ document, path }) => [document, path]));
    this.#problems = problems;
    this.#byId = new Map(
      Object.values(documents)
        .flat()
        .map((document) => [document._id, document]),
    );
    this.keys = new Set(problems.map((problem) => this.#keyOf(problem)));
  }

  /**
   * Whether a required document has no last good output.
   *
   * @param fit the valid documents
   */
  isFatal(fit: FetchedDocuments, former: FormerContent | undefined): boolean {
    const hasGood = (key: string) =>
      former && (!Object.hasOwn(SCREEN_PATHS, key) || Object.hasOwn(former.site.screens, key));
    const needed = new Set<string>([
      ...neededSingletons(fit),
      // A programme that is held back stays below its screen.
      ...(former?.site.programs ?? []).map(({ family }) => FAMILY_PLACES[family].index),
    ]);
    return [...this.keys].some((key) => needed.has(key) && !hasGood(key));
  }

  has(document: FetchedDocument): boolean {
    return this.keys.has(keyOf(document));
  }

  /** The paths of the pages that the documents would have. */
  get paths(): ReadonlySet<string> {
    return new Set(
      [...this.#paths].flatMap(([document, path]) => (this.has(document) ? [path] : [])),
    );
  }

  /** Documents without a last good output, with the paths of the pages they would have. */
  leftOut(kept: KeptContent): ReadonlyMap<string, string | undefined> {
    const known = new Set([...sitePages(kept), ...kept.terms].map(({ id }) => id));
    const unpublished = [...this.#byId.values()].filter(
      (document) => this.has(document) && !known.has(document._id),
    );
    return new Map(unpublished.map((document) => [document._id, this.#paths.get(document)]));
  }

  describe(kept: KeptContent): HeldBackDocument[] {
    const pages = new Map<string, string | undefined>([
      ...sitePages(kept).map(({ id, path }) => [id, path] as const),
      ...kept.terms.map(({ id }) => [id, SCREEN_PATHS.glossary] as const),
      ...Object.keys(kept.screens).map((type) => [type, SINGLETONS.get(type)] as const),
    ]);
    const redirects = new Set(kept.redirects.map(({ by }) => by));
    return [...this.keys].map((key) => {
      const document = this.#byId.get(key);
      const page = pages.get(key);
      const isShared = SHARED_TYPES.some((type) => type === key);
      const stays = isShared || page !== undefined || redirects.has(key);
      return {
        document: key,
        type: document?._type ?? key,
        title: titleOf(document),
        page,
        kept: stays,
        problems: this.#problems.filter((problem) => this.#keyOf(problem) === key),
      };
    });
  }

  /** A problem refers to a document by id, or by type if the document is missing. */
  #keyOf({ document: name }: Problem): string {
    const document = this.#byId.get(name);
    return document ? keyOf(document) : name;
  }
}

const keyOf = ({ _id, _type }: FetchedDocument) => (SINGLETONS.has(_type) ? _type : _id);

const Title = v.object({ en: v.string() });

/** Prefers the name: the title of a person is their position. */
function titleOf({ title, name }: Partial<FetchedDocument> = {}): string | undefined {
  const named = [name, title].find((value) => v.is(Title, value));
  return v.is(Title, named) ? named.en : undefined;
}
