import { isDeepStrictEqual } from 'node:util';
import { indexCatalogue } from '../../locales/catalogue.ts';
import { dayOf } from '../../locales/day.ts';
import type { WholeContent } from '../../locales/indexedContent.ts';
import { mapLocales } from '../../locales/locale.ts';
import { chooseVersions } from '../../studio/compose/chooseVersions.ts';
import { composeContent } from '../../studio/compose/content.ts';
import { type Page, pagesOf } from '../../studio/compose/documentPages.ts';
import { NOTHING_KEPT } from '../../studio/compose/kept.ts';
import {
  type Fetched,
  type FetchedDocument,
  fitDocuments,
} from '../../studio/queries/documents.ts';
import { describeProblem, type Problem } from '../content/problems.ts';
import type { PulledContent } from '../content/pulledContent.ts';
import { holdBack } from '../pull/hold/holdBack.ts';
import { madePictures } from '../pull/pictures/pictures.ts';
import { relationProblems } from './draftProblems.ts';

/** The documents of a source at one moment, in the form that the site queries. */
export interface Drafts {
  /** Drafts, or the published document where there is none. */
  readonly drafts: Fetched;
  readonly published: Fetched;
}

interface DraftContentOptions {
  /** The content shown before the source has answered; also the source of former page paths. */
  readonly pulled: PulledContent;
  /** Validates a document against the rules of the schema. */
  readonly ruleProblems: (document: FetchedDocument, pages: readonly Page[]) => Promise<Problem[]>;
  /** Called once for each problem that prevents a draft from being shown. */
  readonly report: (sentence: string) => void;
}

const flat = (documents: Fetched) => Object.values(documents).flat();

/**
 * The content of the site with drafts, validated by the same rules as a pull. If a draft is invalid,
 * its last valid version or the published one is shown instead, so that every page can be rendered.
 */
export class DraftContent {
  readonly #options: DraftContentOptions;
  /** The last version of each document that was shown. */
  #good: ReadonlyMap<string, FetchedDocument> = new Map();
  #checked = new Map<string, Promise<Problem[]>>();
  #reported: ReadonlySet<string> = new Set();
  #content: WholeContent;

  constructor(options: DraftContentOptions) {
    this.#options = options;
    const { site, catalogues } = options.pulled;
    this.#content = {
      site,
      catalogues: mapLocales((locale) => indexCatalogue(catalogues[locale])),
    };
  }

  get content(): WholeContent {
    return this.#content;
  }

  /**
   * Applies the current documents of a source.
   *
   * @returns whether the shown content changed
   */
  async update({ drafts, published }: Drafts): Promise<boolean> {
    const newest = flat(drafts);
    const fallbacks = newest.flatMap(({ _id }) => this.#good.get(_id) ?? []);
    const candidates = [...newest, ...fallbacks, ...flat(published)];
    const own = await this.#checkAll(candidates, pagesOf(drafts));
    const problemsIn = (documents: Fetched) => [
      ...flat(documents).flatMap((document) => own.get(document) ?? []),
      ...relationProblems(documents, pagesOf(documents), this.#options.pulled.site),
    ];
    this.#reportOnce(problemsIn(drafts));

    const versions = Map.groupBy(candidates, ({ _id }) => _id);
    const settled = chooseVersions(versions, (documents) =>
      problemsIn(documents).flatMap((problem) => blamed(problem, documents, published)),
    );
    return this.#show(settled, problemsIn(settled));
  }

  /** A required document without any valid version keeps its pulled content. */
  #show(settled: Fetched, problems: readonly Problem[]): boolean {
    const before = this.#content;
    const { pulled } = this.#options;
    this.#good = new Map(flat(settled).map((document) => [document._id, document]));
    const { documents, kept } =
      problems.length > 0
        ? holdBack(settled, problems, { previous: { ...pulled, unreadable: [] }, holdsBack: true })
        : { documents: fitDocuments(settled), kept: NOTHING_KEPT };
    const day = dayOf(new Date());
    this.#content = composeContent(documents, madePictures, pulled.site, day, kept);
    return !isDeepStrictEqual(before, this.#content);
  }

  /** Validation is slow, so results are reused for documents that did not change. */
  async #checkAll(documents: readonly FetchedDocument[], pages: readonly Page[]) {
    const checked = new Map<string, Promise<Problem[]>>();
    const check = (document: FetchedDocument) => {
      const text = JSON.stringify(document);
      const known = this.#checked.get(text) ?? checked.get(text);
      const problems = known ?? this.#options.ruleProblems(document, pages);
      checked.set(text, problems);
      return problems;
    };
    const all = documents.map(async (document) => [document, await check(document)] as const);
    const problems = new Map(await Promise.all(all));
    this.#checked = checked;
    return problems;
  }

  #reportOnce(problems: readonly Problem[]): void {
    const sentences = new Set(problems.map(describeProblem));
    for (const sentence of sentences)
      if (!this.#reported.has(sentence)) this.#options.report(sentence);
    this.#reported = sentences;
  }
}

/**
 * The documents that may cause a problem: the drafts that claim the path of the page, or else the
 * document that has the problem.
 */
function blamed(problem: Problem, documents: Fetched, published: Fetched): string[] {
  const isPublished = (document: FetchedDocument) =>
    flat(published).some((other) => isDeepStrictEqual(other, document));
  const rivals = pagesOf(documents)
    .filter(({ path, document }) => path === problem.page && !isPublished(document))
    .map(({ document }) => document._id);
  return rivals.length > 0 ? rivals : [problem.document];
}
