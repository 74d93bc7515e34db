import { isRecord } from '../../../locales/isRecord.ts';
import { ENTRIES, ENTRY_TYPES, isOptionalScreen, SCREEN_PATHS } from '../../../locales/routes.ts';
import { sectionsOf } from '../../../locales/sections.ts';
import { folderOf, formerSlugsOf, slugOf } from '../addresses.ts';
import type { StoredDocument } from '../overlay.ts';
import type { LinkedPage } from './deadLink.ts';

/**
 * The pages of some documents that links within the site may lead to.
 *
 * @param documents under their published ids
 * @returns them `at` their paths, including former ones and redirects, and `of` their document ids
 */
export function linkedPages(documents: readonly StoredDocument[]) {
  const isEntry = ({ _type }: StoredDocument) => ENTRY_TYPES.some((type) => type === _type);
  const terms = documents.filter(isEntry).flatMap((term) => slugOf(term) ?? []);
  const of = new Map<string, LinkedPage>();
  const now = new Map<string, LinkedPage>();
  const before = new Map<string, LinkedPage>();
  for (const [type, path] of Object.entries(SCREEN_PATHS)) {
    if (isOptionalScreen(type) && !documents.some(({ _type }) => _type === type)) continue;
    const own = type === ENTRIES.glossaryTerm.screen ? terms : [];
    const page = { sections: sectionsOf(type, own) };
    of.set(type, page);
    now.set(path, page);
  }
  for (const document of documents) {
    const folder = folderOf(document._type, document.family);
    if (folder === undefined) continue;
    const page = { sections: sectionsOf(document._type, anchorsOf(document)) };
    of.set(document._id, page);
    const slug = slugOf(document);
    if (slug !== undefined) now.set(`${folder}/${slug}`, page);
    for (const slug of formerSlugsOf(document)) before.set(`${folder}/${slug}`, page);
  }
  for (const { _type, from, target } of documents) {
    const page = of.get(isRecord(target) ? String(target._ref) : '');
    if (_type === 'redirect' && page) before.set(String(from), page);
  }
  return { at: new Map([...before, ...now]), of };
}

/** The anchors of a guide's sections. */
const anchorsOf = ({ sections }: StoredDocument): string[] =>
  (Array.isArray(sections) ? sections : []).flatMap((section: unknown) =>
    isRecord(section) && typeof section.anchor === 'string' ? [section.anchor] : [],
  );
