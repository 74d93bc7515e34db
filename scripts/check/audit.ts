import type { BuiltSite } from './builtSite.ts';
import type { AuditProblem, Rule } from './rule.ts';
import { canonical, languageAlternates } from './rules/alternates.ts';
import { deadFiles } from './rules/deadFiles.ts';
import { headings, uniqueHeadings } from './rules/headings.ts';
import { bothLanguages, pageLanguage, sameLanguage } from './rules/languages.ts';
import { leftoverEnglish } from './rules/leftoverEnglish.ts';
import { fragments, links, nestedLinks, redirectPages } from './rules/links.ts';
import { linkWords, names } from './rules/names.ts';
import { robots, sitemap } from './rules/sitemap.ts';
import { firstLoad, headingFont, islands, mainlandLoad } from './rules/sizes.ts';
import { landmarks, pictures, uniqueIds } from './rules/structure.ts';
import { inlineCode, otherConnections, otherOrigins } from './rules/thirdParties.ts';
import { descriptions, titles, uniqueDescriptions, uniqueTitles } from './rules/titles.ts';

/** All rules, in the order in which a page's problems are listed. */
const RULES: readonly Rule[] = [
  links,
  fragments,
  nestedLinks,
  redirectPages,
  pageLanguage,
  sameLanguage,
  leftoverEnglish,
  bothLanguages,
  canonical,
  languageAlternates,
  titles,
  uniqueTitles,
  descriptions,
  uniqueDescriptions,
  headings,
  uniqueHeadings,
  uniqueIds,
  landmarks,
  pictures,
  names,
  linkWords,
  firstLoad,
  headingFont,
  mainlandLoad,
  islands,
  deadFiles,
  otherOrigins,
  otherConnections,
  inlineCode,
  sitemap,
  robots,
];

export const auditSite = (site: BuiltSite): AuditProblem[] =>
  RULES.flatMap((rule) => rule.check(site));
