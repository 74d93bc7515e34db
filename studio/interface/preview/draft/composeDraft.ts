import { dayOf } from '../../../../locales/day.ts';
import type { WholeContent } from '../../../../locales/indexedContent.ts';
import { memoize } from '../../../../locales/memoize.ts';
import { composeDeferred } from '../../../compose/content.ts';
import { entriesOf, type Page, pagesOf } from '../../../compose/documentPages.ts';
import { neededSingletons } from '../../../compose/neededSingletons.ts';
import type { Pictures } from '../../../compose/site/pictures.ts';
import {
  type Document,
  type FetchedDocument,
  type FetchedDocuments,
  mapDocuments,
  parseDocuments,
} from '../../../queries/documents.ts';
import { publishedId, type StoredDocument } from '../../../schema/overlay.ts';
import { chooseVersions } from './chooseVersions.ts';
import { composedOnDemand } from './composedOnDemand.ts';
import { completeDraft, type Gap } from './gaps.ts';
import { type LakeState, projectEditedDocument } from './lakeState.ts';
import { positionsInForm } from './positionsInForm.ts';

/** The site including a draft. */
export interface DraftSite {
  readonly content: WholeContent;
  /** The documents that have a page. */
  readonly pages: readonly Page[];
  /** The documents with their own group in the catalogues: pages, and entries of pages. */
  readonly grouped: readonly Page[];
  /** Pages and entries as published. */
  readonly published: readonly Page[];
  /** Ids of the documents that the release removes. */
  readonly removed: ReadonlySet<string>;
  /** The edited document as shown; differs from `edited` if that cannot be shown. */
  readonly shown: FetchedDocument | undefined;
  /** The shown document as composed: without incomplete list items and links to missing pages. */
  readonly composed: FetchedDocument | undefined;
  /** The edited document, normalised. */
  readonly edited: FetchedDocument | undefined;
  /** The edited document as it is in the form. */
  readonly form: StoredDocument | undefined;
  /** Texts of the edited document that lack one language. */
  readonly gaps: readonly Gap[];
}

/** The input for composing the site with a draft. */
interface DraftRequest {
  readonly lake: LakeState;
  /** The document in the form; without one, the site is composed with all drafts. */
  readonly edited: StoredDocument | undefined;
  readonly pictures: Pictures;
  /** The note that replaces a text that lacks one language. */
  readonly note: (document: FetchedDocument, gap: Gap) => string;
  /** The date to show, today by default: later values and reviews of figures depend on it. */
  readonly day?: string | undefined;
}

/** Required singletons are missing. */
export class IncompleteSite extends Error {
  override readonly name = 'IncompleteSite';
  readonly types: readonly string[];

  constructor(types: readonly string[]) {
    super(`The site has no ${types.join(', ')}`);
    this.types = types;
  }
}

/**
 * Composes the site as it would be with all drafts. An incomplete document does not block the
 * others: its published version is shown, or none.
 *
 * @throws {IncompleteSite} if a singleton is missing
 */
export async function composeDraft({
  lake,
  edited: form,
  pictures,
  note,
  day = dayOf(new Date()),
}: DraftRequest): Promise<DraftSite> {
  const id = form && publishedId(form._id);
  const edited =
    form && (await projectEditedDocument(lake, { ...form, _id: publishedId(form._id) }));
  const chosen = chooseVersions(lake, edited);
  const shown = flat(chosen).find(({ _id }) => _id === id);

  const found = new Set(flat(chosen).map(({ _type }) => _type));
  const missing = neededSingletons(chosen).filter((type) => !found.has(type));
  if (missing.length > 0) throw new IncompleteSite(missing);

  const ids = new Set(pagesOf(chosen).map(({ document }) => document._id));
  const inForm = ({ path, locale }: Gap) => ({ path: positionsInForm(path, shown, form), locale });
  const complete = memoize((document: FetchedDocument) =>
    completeDraft(document, {
      hasPage: (target) => ids.has(target),
      note: (gap) => note(document, document === shown ? inForm(gap) : gap),
    }),
  );
  const own = shown && complete(shown);
  const fit = parseDocuments(
    mapDocuments(chosen, (list) => list.map((document) => complete(document).document)),
  );
  const pages = pagesOf<Document>(fit);
  const { site, texts } = composeDeferred(fit, pictures, { day });
  return {
    content: { site, catalogues: composedOnDemand(texts) },
    pages,
    grouped: [...pages, ...entriesOf<Document>(fit)],
    published: [...pagesOf(lake.published), ...entriesOf(lake.published)],
    removed: lake.removed,
    shown,
    composed: own?.document,
    edited,
    form,
    gaps: own?.gaps.map(inForm) ?? [],
  };
}

const flat = (documents: FetchedDocuments) => Object.values(documents).flat();
