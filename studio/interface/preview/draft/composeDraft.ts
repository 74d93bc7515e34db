import { dayOf } from '../../../../locales/day.ts';
import type { WholeContent } from '../../../../locales/indexedContent.ts';
import { mapLocales } from '../../../../locales/locale.ts';
import { SHARED_GROUPS, SINGLETON_TYPES } from '../../../../locales/routes.ts';
import { chooseVersions, type Versions } from '../../../compose/chooseVersions.ts';
import { composeContent } from '../../../compose/content.ts';
import { entriesOf, type Page, pagesOf } from '../../../compose/documentPages.ts';
import type { Pictures } from '../../../compose/site/pictures.ts';
import {
  type Document,
  type Fetched,
  type FetchedDocument,
  fitDocuments,
  mapDocuments,
} from '../../../queries/documents.ts';
import { publishedId, type StoredDocument } from '../../documents/overlay.ts';
import { withoutDeadTargets } from './deadTargets.ts';
import { fillGaps, type Gap } from './gaps.ts';
import { type LakeState, projectEdited } from './lakeState.ts';
import type { Grouped } from './notes.ts';
import { refusedIn } from './refusals.ts';

/** The site with a draft in it. */
export interface DraftSite {
  readonly content: WholeContent;
  /** The documents that have a page. */
  readonly pages: readonly Page[];
  /** The documents that have an entry on a page of all of their type. */
  readonly entries: readonly Page[];
  /** The documents that fill a group of the catalogues of their own: pages, and entries of one. */
  readonly grouped: readonly Grouped[];
  /** Pages and entries as they are published. */
  readonly published: readonly Page[];
  /** The edited document as it is shown: unlike `edited` where that cannot be shown. */
  readonly shown: FetchedDocument | undefined;
  /** The edited document as the form has it, made fit. */
  readonly edited: FetchedDocument | undefined;
  /** The edited document as the form has it. */
  readonly form: StoredDocument | undefined;
  /** Texts of the edited document that lack one language. */
  readonly gaps: readonly Gap[];
}

/** What a draft is composed from. */
export interface DraftRequest {
  readonly lake: LakeState;
  /** The document in the form, as it is now; without one the site of all drafts is composed. */
  readonly edited: StoredDocument | undefined;
  readonly pictures: Pictures;
  /** What replaces a text that lacks one language. */
  readonly note: (document: FetchedDocument, gap: Gap) => string;
  /** Today unless another is chosen: figures have later values and days of review. */
  readonly day?: string | undefined;
}

/** The site lacks documents of which it needs one each. */
export class IncompleteSite extends Error {
  override readonly name = 'IncompleteSite';
  readonly types: readonly string[];

  constructor(types: readonly string[]) {
    super(`The site has no ${types.join(', ')}`);
    this.types = types;
  }
}

/**
 * Composes the site as it would be with all drafts. Documents that are not complete do not hinder
 * the others: the published version is shown, or none.
 *
 * @throws {IncompleteSite} when a page that exists once, or what all pages share, is missing
 */
export async function composeDraft({
  lake,
  edited: form,
  pictures,
  note,
  day = dayOf(new Date()),
}: DraftRequest): Promise<DraftSite> {
  const id = form && publishedId(form._id);
  const edited = form && (await projectEdited(lake, { ...form, _id: publishedId(form._id) }));
  const settled = chooseVersions(versionsIn(lake, edited), (documents) => refusedIn(documents, id));
  const shown = flat(settled).find(({ _id }) => _id === id);

  const found = new Set(flat(settled).map(({ _type }) => _type));
  const lacking = SINGLETON_TYPES.filter((type) => !found.has(type));
  if (lacking.length > 0) throw new IncompleteSite(lacking);

  const ids = new Set(pagesOf(settled).map(({ document }) => document._id));
  const gaps: Gap[] = [];
  const complete = (document: FetchedDocument) => {
    const leading = withoutDeadTargets(document, (target) => ids.has(target));
    const filled = fillGaps(leading, (gap) => note(document, gap));
    if (document === shown) gaps.push(...filled.gaps);
    return filled.document;
  };
  const documents = mapDocuments(settled, (list) => list.map(complete));
  const fit = fitDocuments(documents);
  const pages = pagesOf<Document>(fit);
  const content = composeContent(fit, pictures, undefined, day);
  const entries = entriesOf<Document>(fit);
  const published = [...pagesOf(lake.published), ...entriesOf(lake.published)];
  return {
    content: withAllGroups(content, pages),
    grouped: [...pages, ...entries],
    ...{ pages, entries, published, shown, edited, form, gaps },
  };
}

/** The document of the form before that of the lake, drafts before what is published. */
function versionsIn(
  { drafts, published }: LakeState,
  edited: FetchedDocument | undefined,
): Versions {
  const lists = [...(edited ? [[edited]] : []), ...[drafts, published].map(flat)];
  return Map.groupBy(lists.flat(), ({ _id }) => _id);
}

const flat = (documents: Fetched) => Object.values(documents).flat();

/** What has no text yet, a page or the bar, has an empty group: it can be shown with its gaps. */
function withAllGroups(content: WholeContent, pages: readonly Page[]): WholeContent {
  const groups = new Set([...pages.map(({ group }) => group), ...SHARED_GROUPS]);
  return {
    ...content,
    catalogues: mapLocales((locale) => ({
      get: (group) => content.catalogues[locale].get(group) ?? (groups.has(group) ? {} : undefined),
    })),
  };
}
