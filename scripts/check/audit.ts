import type { BuiltSite } from './builtSite.ts';
import type { AuditProblem, Rule } from './rule.ts';
import { languageAlternates } from './rules/alternates.ts';
import { bothLanguages } from './rules/bothLanguages.ts';
import { canonical } from './rules/canonical.ts';
import { chineseText } from './rules/chineseText.ts';
import { deadFiles } from './rules/deadFiles.ts';
import { descriptions, uniqueDescriptions } from './rules/descriptions.ts';
import { farAway } from './rules/farAway.ts';
import { firstLoad } from './rules/firstLoad.ts';
import { fragments } from './rules/fragments.ts';
import { headingFont } from './rules/headingFont.ts';
import { headings } from './rules/headings.ts';
import { inlineCode } from './rules/inlineCode.ts';
import { islands } from './rules/islands.ts';
import { landmarks } from './rules/landmarks.ts';
import { leftoverEnglish } from './rules/leftoverEnglish.ts';
import { links } from './rules/links.ts';
import { linkWords, names } from './rules/names.ts';
import { nestedLinks } from './rules/nestedLinks.ts';
import { otherConnections, otherOrigins } from './rules/otherOrigins.ts';
import { pageLanguage } from './rules/pageLanguage.ts';
import { pictures } from './rules/pictures.ts';
import { redirectPages } from './rules/redirectPages.ts';
import { sameLanguage } from './rules/sameLanguage.ts';
import { robots, sitemap } from './rules/sitemap.ts';
import { titles, uniqueTitles } from './rules/titles.ts';
import { uniqueHeadings } from './rules/uniqueHeadings.ts';
import { uniqueIds } from './rules/uniqueIds.ts';

/** Every rule, in the order in which a page's problems are told. */
const RULES: readonly Rule[] = [
  links,
  fragments,
  nestedLinks,
  redirectPages,
  pageLanguage,
  sameLanguage,
  chineseText,
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
  farAway,
  islands,
  deadFiles,
  otherOrigins,
  otherConnections,
  inlineCode,
  sitemap,
  robots,
];

/** Checks a built site by every rule. */
export const auditSite = (site: BuiltSite): AuditProblem[] =>
  RULES.flatMap((rule) => rule.check(site));
