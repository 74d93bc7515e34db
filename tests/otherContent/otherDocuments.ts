import { isRecord } from '../../locales/isRecord.ts';
import type { LakeDocument } from '../../scripts/lake/documents/document.ts';
import { withUniqueHeadings } from '../support/uniqueHeadings.ts';
import { rewriteTexts } from './rewriteTexts.ts';
import { withoutLinks } from './withoutLinks.ts';

const FAMILIES = ['citizenship', 'usGreenCard', 'fastNaturalization', 'residenceVisa'] as const;

/** Suffix of renamed slugs. */
const RENAMED = '-anew';

/**
 * The documents after many edits: a programme, one in another family, a team member and a project are
 * added; a programme of each family, a team member and a project are removed; slugs and sentences are
 * changed, except in "seo"; and the firm is no longer marked as a sample.
 */
export function otherDocuments(documents: readonly LakeDocument[]): LakeDocument[] {
  const added = [...documents, ...additions(documents)];
  const removals = documentsToRemove(documents);
  const removed = new Set(removals.map(({ _id }) => _id));
  const left = added.filter(
    (document) => !removed.has(document._id) && !leadsTo(document, removed),
  );
  const moved = left.flatMap(({ slug }) => slugOf(slug) ?? []);
  return left.map((document) => {
    const whole = withoutLinks(withoutTargets(document, removed), removals);
    const { sample, ...settings } = rename(rewriteTexts(whole), new Set(moved));
    return document._type === 'siteSettings'
      ? settings
      : { ...settings, ...(sample ? { sample } : {}) };
  });
}

const isA = (type: string) => (document: LakeDocument) => document._type === type;

const slugOf = (slug: unknown): string | undefined =>
  isRecord(slug) && typeof slug.current === 'string' ? slug.current : undefined;

/** New documents: copies of existing ones with other names. */
function additions(documents: readonly LakeDocument[]): LakeDocument[] {
  const country = one(documents, ({ family }) => family === 'citizenship');
  const member = one(
    documents,
    ({ _type, carousel }) => _type === 'teamMember' && isFilled(carousel),
  );
  return [
    copy(country, 'elsewhere', { country: 'IS' }),
    copy(country, 'elsewhere', { country: 'IS', family: 'residenceVisa' }),
    copy(member, 'ada', { order: 5 }),
    copy(one(documents, isA('project')), 'hills'),
  ];
}

const isFilled = (list: unknown) => Array.isArray(list) && list.length > 0;

/** The last unreferenced programme of each family, the last unreferenced member, the first project. */
function documentsToRemove(documents: readonly LakeDocument[]): LakeDocument[] {
  const needed = new Set(documents.flatMap(needsOf));
  const free = documents.filter(({ _id }) => !needed.has(_id)).reverse();
  return [
    ...FAMILIES.map((family) => one(free, (document) => document.family === family)),
    one(free, isA('teamMember')),
    one(documents, isA('project')),
  ];
}

/** Ids that a document requires, except a redirect, which is removed together with its target. */
const needsOf = (document: LakeDocument) =>
  document._type === 'redirect'
    ? []
    : Object.values(document).flatMap((value) => (isRecord(value) ? String(value._ref) : []));

/** Copies a document, with distinct search-engine texts and headings. */
function copy(
  document: LakeDocument,
  slug: string,
  fields: Readonly<Record<string, unknown>> = {},
) {
  const name = 'family' in fields ? `${slug} ${fields.family}` : slug;
  const like = withUniqueHeadings(structuredClone(document), name);
  return {
    ...like,
    _id: `${document._type}-${name.replace(' ', '-')}`,
    slug: { _type: 'slug', current: slug },
    seo: isRecord(like.seo) ? { ...like.seo, ...named(like.seo, name) } : like.seo,
    ...fields,
  };
}

/** Search-engine title and description that contain a name. */
const named = (seo: Readonly<Record<string, unknown>>, name: string) => ({
  title: { _type: 'localeString', en: `Requirements: ${name}`, zh: `${name}项目的申请条件` },
  description: isRecord(seo.description)
    ? {
        ...seo.description,
        en: `${name}: ${String(seo.description.en).slice(0, 130)}`,
        zh: `${name}：${seo.description.zh}`,
      }
    : seo.description,
});

function one(documents: readonly LakeDocument[], isIt: (document: LakeDocument) => boolean) {
  const found = documents.find(isIt);
  if (!found) throw new Error('The dataset has no document to make other content from');
  return found;
}

/** Whether a document is a redirect to a removed one. */
const leadsTo = ({ _type, target }: LakeDocument, removed: ReadonlySet<string>) =>
  _type === 'redirect' && isRecord(target) && removed.has(String(target._ref));

/** Removes list items that reference removed documents. */
function withoutTargets<T>(value: T, removed: ReadonlySet<string>): T;
function withoutTargets(value: unknown, removed: ReadonlySet<string>): unknown {
  if (Array.isArray(value))
    return value
      .filter((item) => !refersTo(item, removed))
      .map((item) => withoutTargets(item, removed));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, withoutTargets(each, removed)]),
  );
}

const refersTo = (item: unknown, removed: ReadonlySet<string>): boolean =>
  isRecord(item) &&
  (removed.has(String(item._ref)) ||
    (isRecord(item.target) && removed.has(String(item.target._ref))));

/** Renames the slug of each page, and updates links. */
function rename<T>(value: T, slugs: ReadonlySet<string>): T;
function rename(value: unknown, slugs: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((item) => rename(item, slugs));
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).map(([key, each]) => {
    if (key === 'current' && typeof each === 'string') return [key, each + RENAMED];
    const [, folder = '', slug = '', rest = ''] =
      /^(\/(?:[a-z-]+\/|glossary#))([a-z0-9-]+)(#.*)?$/.exec(String(each)) ?? [];
    if (key === 'href' && slugs.has(slug)) return [key, `${folder}${slug}${RENAMED}${rest}`];
    return [key, rename(each, slugs)];
  });
  return Object.fromEntries(entries);
}
