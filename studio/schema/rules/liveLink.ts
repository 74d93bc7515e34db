import type { CustomValidator, PathSegment } from '@sanity/types';
import { isRecord } from '../../../locales/isRecord.ts';
import { isLocale } from '../../../locales/locale.ts';
import { say } from '../../words/say.ts';
import { folderOf } from '../addresses.ts';
import { overlay, publishedDocuments, publishedId, readId } from '../overlay.ts';
import { SANITY_API } from '../sanityApi.ts';
import { textOfBlock, valueAt } from '../valuesIn.ts';
import { deadLinkProblem, type LinkedPage, linkTarget } from './deadLink.ts';
import { linkedPages } from './linkedPages.ts';
import { SITE_ORIGIN } from './linksIn.ts';
import { sharedRequest } from './sharedRequest.ts';
import { storedDocuments } from './storedDocuments.ts';

/**
 * A link within the site must point to an existing page and section. Only in the Studio: the pull
 * has all pages.
 */
export const liveLinkRule: CustomValidator<string | undefined> = async (href, context) => {
  const { environment, document, path = [] } = context;
  const locale = path.find((segment) => isLocale(segment));
  if (environment !== 'studio' || !href || !document || !isLocale(locale)) return true;
  const target = linkTarget(href, locale, SITE_ORIGIN);
  if (!target) return true;
  const { at, of } = await livePages(document, context.getClient(SANITY_API));
  const pageAt = (to: string) => (to === '' ? of.get(publishedId(document._id)) : at.get(to));
  const problem = deadLinkProblem(href, target, pageAt);
  return problem === undefined ? true : prefixLinkText(linkedWords(document, path), problem);
};

/** The pages once a document is published: those of the site, or of its release. */
const livePages = sharedRequest(async (document, client) => {
  const { id, release } = readId(document._id);
  const stored = await storedDocuments(document, client);
  const after = overlay(stored, release || 'published');
  const ids = new Set(after.map(({ _id }) => _id));
  // The former address of a page that moves will redirect.
  const before = publishedDocuments(stored).filter(
    ({ _id, _type, family }) => ids.has(_id) && folderOf(_type, family),
  );
  const { at, of } = linkedPages([...before, ...after, { ...document, _id: id }]);
  // The target of a redirect may not be among them.
  const redirects = after
    .filter(({ _type }) => _type === 'redirect')
    .map(({ from }) => [String(from), { sections: undefined }] as const);
  return { at: new Map<string, LinkedPage>([...redirects, ...at]), of };
});

/** Prefixes a problem with the link's text, to tell the links of a paragraph apart. */
const prefixLinkText = (words: string, problem: string) =>
  words === '' ? problem : say('“[words]”: [problem]', { words, problem });

/**
 * The text of a link in rich text.
 *
 * @param path of a field of the link, from the document
 */
function linkedWords(document: unknown, path: readonly PathSegment[]): string {
  const at = path.indexOf('markDefs');
  const link = path[at + 1];
  const block = valueAt(document, path.slice(0, at));
  if (at < 0 || !isRecord(link) || !isRecord(block) || !Array.isArray(block.children)) return '';
  const isLinked = ({ marks }: Record<string, unknown>) =>
    Array.isArray(marks) && marks.includes(link._key);
  return textOfBlock({ children: block.children.filter(isRecord).filter(isLinked) }).trim();
}
