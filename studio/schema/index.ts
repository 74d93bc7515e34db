import { claimRule } from './documents/claimRule.ts';
import * as exchangeRates from './documents/exchangeRates.ts';
import { glossaryTerm } from './documents/glossaryTerm.ts';
import * as guide from './documents/guide.ts';
import { labels } from './documents/labels.ts';
import * as navigation from './documents/navigation.ts';
import { program } from './documents/program.ts';
import * as project from './documents/project.ts';
import { redirect } from './documents/redirect.ts';
import { siteSettings } from './documents/siteSettings.ts';
import { teamMember } from './documents/teamMember.ts';
import { benefit } from './objects/benefit.ts';
import { figure, figureSuccessor } from './objects/figure.ts';
import { filing } from './objects/filing.ts';
import * as tops from './objects/hero.ts';
import { localeRichText } from './objects/localeRichText.ts';
import * as localeStrings from './objects/localeString.ts';
import { picture } from './objects/picture.ts';
import { overview, requirements, timeline, timelineStep, track } from './objects/programParts.ts';
import * as programStatus from './objects/programStatus.ts';
import * as programTopics from './objects/programTopics.ts';
import { figureSource, source } from './objects/source.ts';
import { about } from './screens/about.ts';
import { compare } from './screens/compare.ts';
import { contact } from './screens/contact.ts';
import * as guides from './screens/guides.ts';
import { home } from './screens/home.ts';
import * as indexes from './screens/indexes.ts';
import * as statements from './screens/statements.ts';

/** All types that editors can use, for the Studio and the pull. */
export const schemaTypes = [
  program,
  teamMember,
  ...Object.values(project),
  ...Object.values(guide),
  glossaryTerm,
  home,
  about,
  contact,
  ...Object.values(indexes),
  compare,
  ...Object.values(guides),
  ...Object.values(statements),
  ...Object.values(navigation),
  siteSettings,
  labels,
  redirect,
  claimRule,
  ...Object.values(exchangeRates),
  ...Object.values(localeStrings),
  localeRichText,
  figure,
  figureSource,
  figureSuccessor,
  source,
  filing,
  picture,
  ...Object.values(tops),
  benefit,
  overview,
  requirements,
  timeline,
  timelineStep,
  track,
  ...Object.values(programStatus),
  ...Object.values(programTopics),
];
