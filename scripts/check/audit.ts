import type { BuiltSite } from './builtSite.ts';
import type { AuditProblem } from './rule.ts';
import * as alternates from './rules/alternates.ts';
import * as deadFiles from './rules/deadFiles.ts';
import * as headings from './rules/headings.ts';
import * as languages from './rules/languages.ts';
import * as leftoverEnglish from './rules/leftoverEnglish.ts';
import * as links from './rules/links.ts';
import * as names from './rules/names.ts';
import * as sitemap from './rules/sitemap.ts';
import * as sizes from './rules/sizes.ts';
import * as structure from './rules/structure.ts';
import * as thirdParties from './rules/thirdParties.ts';
import * as titles from './rules/titles.ts';

/** The modules with all rules, in the order in which a page's problems are listed. */
const MODULES = [
  links,
  languages,
  leftoverEnglish,
  alternates,
  titles,
  headings,
  structure,
  names,
  sizes,
  deadFiles,
  thirdParties,
  sitemap,
];

export const auditSite = (site: BuiltSite): AuditProblem[] =>
  MODULES.flatMap((rules) => Object.values(rules).flatMap((rule) => rule.check(site)));
