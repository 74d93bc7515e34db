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
import { madePictures } from '../pull/pictures/madePictures.ts';
import { relationProblems } from './draftProblems.ts';

/** The documents of a source at one moment, as the site asks for them. */
export interface Drafts {
  /** Drafts in place of what is published. */
  readonly drafts: Fetched;
  readonly published: Fetched;
}

interface DraftContentOptions {
  /** The content until a source has given any, with the addresses that pages may move from. */
  readonly pulled: PulledContent;
  /** What the schema's rules say about a document. */
  readonly ruleProblems: (document: FetchedDocument, pages: readonly Page[]) => Promise<Problem[]>;
  /** Is called once for each problem that keeps a draft from being shown. */
  readonly report: (sentence: string) => void;
}

const flat = (documents: Fetched) => Object.values(documents).flat();

/**
 * The content of the site with drafts. It is checked by the same rules as a pull: a draft that
 * breaks one is shown as it was before, or as it is published, so that every page can be rendered.
 */
export class DraftContent {
  readonly #options: DraftContentOptions;
  /** The version of each document that was shown last. */
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
   * Takes what a source holds now.
   *
   * @returns whether anything that is shown changed
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

  /** What the site cannot be without, and has no version that can be shown, stays as it was pulled. */
  #show(settled: Fetched, problems: readonly Problem[]): boolean {
    const before = this.#content;
    const { pulled } = this.#options;
    this.#good = new Map(flat(settled).map((document) => [document._id, document]));
    const { documents, kept } =
      problems.length > 0
        ? holdBack(settled, problems, { previous: { ...pulled, unreadable: [] } })
        : { documents: fitDocuments(settled), kept: NOTHING_KEPT };
    const day = dayOf(new Date());
    this.#content = composeContent(documents, madePictures, pulled.site, day, kept);
    return !isDeepStrictEqual(before, this.#content);
  }

  /** Rules take their time: a document that did not change is not checked again. */
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
 * The documents that may be to blame for a problem: the one that has it, or where that stands as it
 * is published, the drafts that want its address.
 */
function blamed(problem: Problem, documents: Fetched, published: Fetched): string[] {
  const isPublished = (document: FetchedDocument) =>
    flat(published).some((other) => isDeepStrictEqual(other, document));
  const rivals = pagesOf(documents)
    .filter(({ path, document }) => path === problem.page && !isPublished(document))
    .map(({ document }) => document._id);
  return rivals.length > 0 ? rivals : [problem.document];
}
