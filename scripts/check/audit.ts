import type { Problem, Rule } from './rule.ts';
import { alternates } from './rules/alternates.ts';
import { bothLanguages } from './rules/bothLanguages.ts';
import { canonical } from './rules/canonical.ts';
import { chineseText } from './rules/chineseText.ts';
import { deadFiles } from './rules/deadFiles.ts';
import { descriptions, uniqueDescriptions } from './rules/descriptions.ts';
import { firstLoad } from './rules/firstLoad.ts';
import { fragments } from './rules/fragments.ts';
import { headings } from './rules/headings.ts';
import { inlineCode } from './rules/inlineCode.ts';
import { islands } from './rules/islands.ts';
import { landmarks } from './rules/landmarks.ts';
import { leftoverEnglish } from './rules/leftoverEnglish.ts';
import { links } from './rules/links.ts';
import { names } from './rules/names.ts';
import { otherConnections, otherOrigins } from './rules/otherOrigins.ts';
import { pageLanguage } from './rules/pageLanguage.ts';
import { pictures } from './rules/pictures.ts';
import { redirectPages } from './rules/redirectPages.ts';
import { sameLanguage } from './rules/sameLanguage.ts';
import { robots, sitemap } from './rules/sitemap.ts';
import { titles, uniqueTitles } from './rules/titles.ts';
import { uniqueIds } from './rules/uniqueIds.ts';
import type { BuiltSite } from './site.ts';

/** Every rule, in the order in which a page's problems are told. */
const RULES: readonly Rule[] = [
  links,
  fragments,
  redirectPages,
  pageLanguage,
  sameLanguage,
  chineseText,
  leftoverEnglish,
  bothLanguages,
  canonical,
  alternates,
  titles,
  uniqueTitles,
  descriptions,
  uniqueDescriptions,
  headings,
  uniqueIds,
  landmarks,
  pictures,
  names,
  firstLoad,
  islands,
  deadFiles,
  otherOrigins,
  otherConnections,
  inlineCode,
  sitemap,
  robots,
];

/** Holds a built site against every rule. */
export const auditSite = (site: BuiltSite): Problem[] => RULES.flatMap((rule) => rule.check(site));
