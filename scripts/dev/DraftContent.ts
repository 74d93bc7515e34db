import { isDeepStrictEqual } from 'node:util';
import { dayOf } from '../../locales/day.ts';
import type { WholeContent } from '../../locales/indexedContent.ts';
import { composeContent } from '../../studio/compose/content.ts';
import { type Page, pagesOf } from '../../studio/compose/documentPages.ts';
import type { Pictures } from '../../studio/compose/site/pictures.ts';
import type { FetchedDocument, FetchedDocuments } from '../../studio/queries/documents.ts';
import { ContentError, describeProblem, type Problem } from '../content/problems.ts';
import { indexCatalogues, type PulledContent } from '../content/pulledContent.ts';
import { singletonProblems } from '../pull/crossDocumentProblems.ts';
import { holdBack } from '../pull/hold/holdBack.ts';

interface DraftContentOptions {
  /** The content shown before the source has answered; also the source of former page paths. */
  readonly pulled: PulledContent;
  readonly pictures: Pictures;
  /** Validates each document on its own. */
  readonly problemsOf: (
    documents: FetchedDocuments,
    pages: readonly Page[],
  ) => Promise<readonly Problem[]>;
  /** Called once for each problem that prevents a draft from being shown. */
  readonly report: (sentence: string) => void;
}

/**
 * The content of the site with drafts, accepted as by a pull that holds invalid documents back: they
 * keep the last valid version that was shown, so that every page can be rendered.
 */
export class DraftContent {
  readonly #options: DraftContentOptions;
  #shown: PulledContent;
  #content: WholeContent;
  #rates: readonly FetchedDocument[] = [];
  #reported: ReadonlySet<string> = new Set();

  constructor(options: DraftContentOptions) {
    this.#options = options;
    this.#shown = options.pulled;
    this.#content = indexCatalogues(options.pulled);
  }

  get content(): WholeContent {
    return this.#content;
  }

  /**
   * Applies the published documents, shown in place of drafts that are invalid from the start. Does
   * not report problems: the drafts have them too.
   */
  async begin(published: FetchedDocuments): Promise<void> {
    await this.#show(published).catch(fatalProblems);
  }

  /**
   * Applies the current documents of a source: drafts, or the published document where there is none.
   *
   * @returns whether the shown content changed
   */
  async update(drafts: FetchedDocuments): Promise<boolean> {
    const before = this.#shown;
    this.#reportOnce(await this.#show(drafts).catch(fatalProblems));
    return !isDeepStrictEqual(before, this.#shown);
  }

  /** @returns the problems of the documents that are not shown as given */
  async #show(drafts: FetchedDocuments): Promise<readonly Problem[]> {
    const { pulled, pictures, problemsOf } = this.#options;
    const found = [...(await problemsOf(drafts, pagesOf(drafts))), ...singletonProblems(drafts)];
    // Unlike pages and texts, rates cannot be kept from the content: the last valid ones are.
    const isOf = ({ _id }: FetchedDocument) => found.some(({ document }) => document === _id);
    const invalid = drafts.exchangeRates.filter(isOf);
    this.#rates = drafts.exchangeRates.flatMap((rates) =>
      invalid.includes(rates) ? this.#rates.filter(({ _id }) => _id === rates._id) : rates,
    );
    const { documents, kept, heldBack } = holdBack(
      { ...drafts, exchangeRates: this.#rates },
      found.filter(({ document }) => invalid.every(({ _id }) => _id !== document)),
      { previous: { ...this.#shown, unreadable: [] }, holdsBack: true },
    );
    const day = dayOf(new Date());
    this.#shown = composeContent(documents, pictures, { previous: pulled.site, day, kept });
    this.#content = indexCatalogues(this.#shown);
    return [...found, ...heldBack.flatMap(({ problems }) => problems)];
  }

  #reportOnce(problems: readonly Problem[]): void {
    const sentences = new Set(problems.map(describeProblem));
    for (const sentence of sentences)
      if (!this.#reported.has(sentence)) this.#options.report(sentence);
    this.#reported = sentences;
  }
}

/** The problems of a page that has no earlier version to be shown instead: nothing else changes. */
function fatalProblems(error: unknown): readonly Problem[] {
  if (error instanceof ContentError) return error.problems;
  throw error;
}
