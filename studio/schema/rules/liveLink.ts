import type {
  CustomValidator,
  PathSegment,
  SanityDocument,
  ValidationContext,
} from '@sanity/types';
import { isRecord } from '../../../locales/isRecord.ts';
import { isLocale } from '../../../locales/locale.ts';
import { splitLocale } from '../../../locales/localPath.ts';
import { ENTRIES, isOptionalScreen, SCREEN_PATHS } from '../../../locales/routes.ts';
import { sectionsOf } from '../../../locales/sections.ts';
import { say } from '../../words/say.ts';
import { textOfBlock, valueAt } from '../valuesIn.ts';
import { deadLinkProblem, type LinkedPage, type LinkTarget, linkTarget } from './deadLink.ts';
import { findAtAddress, folderOf } from './findAtAddress.ts';
import { SITE_ORIGIN } from './linksIn.ts';

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
  const own = ownPages(document);
  const known = deadLinkProblem(href, target, (at) => own.get(at) ?? SCREENS.get(at));
  const report = (problem: string | undefined) =>
    problem === undefined ? true : prefixLinkText(linkedWords(document, path), problem);
  if (known === undefined || target.path === '') return report(known);
  const { path: plain } = splitLocale(target.path);
  const stored = await storedPage({ path: plain, section: target.section }, document, context);
  const storedAt = (at: string) => (at === plain ? stored : undefined);
  const pageAt = (at: string) => own.get(at) ?? storedAt(at) ?? SCREENS.get(at);
  return report(deadLinkProblem(href, target, pageAt));
};

/** Prefixes a problem with the link's text, to tell the links of a paragraph apart. */
const prefixLinkText = (words: string, problem: string) =>
  words === '' ? problem : say('“[words]”: [problem]', { words, problem });

/** The screens that every site has. */
const SCREENS = new Map<string, LinkedPage>(
  Object.entries(SCREEN_PATHS)
    .filter(([type]) => !isOptionalScreen(type))
    .map(([type, path]) => [path, { sections: sectionsOf(type) }]),
);

const GLOSSARY = ENTRIES.glossaryTerm.screen;

/** The page in the lake at a link's address, including former addresses and redirects. */
async function storedPage(
  target: LinkTarget,
  document: SanityDocument,
  context: ValidationContext,
) {
  const found = await findAtAddress(target, document, context);
  const { pages, redirects, entries, screens, isPublic } = found;
  if (target.path === SCREEN_PATHS[GLOSSARY] && entries.some(isPublic))
    return { sections: sectionsOf(GLOSSARY, [target.section]) };
  const page = pages.findLast(isPublic);
  if (page) return { sections: sectionsOf(page._type, page.anchors) };
  const screen = screens.find(isPublic);
  if (screen) return { sections: sectionsOf(screen._type) };
  return redirects.some(isPublic) ? { sections: undefined } : undefined;
}

/** The page of the document with the link, at the empty path and at its address. */
function ownPages({ _type, family, slug, sections }: SanityDocument) {
  const list: readonly unknown[] = Array.isArray(sections) ? sections : [];
  const anchors = list.map((section) => String(isRecord(section) ? section.anchor : ''));
  const page: LinkedPage = { sections: sectionsOf(_type, anchors) };
  const folder = folderOf(_type, family);
  const address = folder && isRecord(slug) ? `${folder}/${slug.current}` : '';
  return new Map([
    ['', page],
    [address, page],
  ]);
}

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
