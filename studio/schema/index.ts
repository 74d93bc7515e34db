import { claimRule } from './documents/claimRule.ts';
import { exchangeRate, exchangeRates } from './documents/exchangeRates.ts';
import { glossaryTerm } from './documents/glossaryTerm.ts';
import { guide, guideSection } from './documents/guide.ts';
import { labels } from './documents/labels.ts';
import { navigation, navigationItem } from './documents/navigation.ts';
import { program } from './documents/program.ts';
import { project, projectOverview, projectSection } from './documents/project.ts';
import { redirect } from './documents/redirect.ts';
import { siteSettings } from './documents/siteSettings.ts';
import { teamMember } from './documents/teamMember.ts';
import { benefit } from './objects/benefit.ts';
import { figure, figureSuccessor } from './objects/figure.ts';
import { filing } from './objects/filing.ts';
import { hero, seo } from './objects/hero.ts';
import { localeRichText } from './objects/localeRichText.ts';
import { localeString, localeText } from './objects/localeString.ts';
import { picture } from './objects/picture.ts';
import { overview, requirements, timeline, timelineStep, track } from './objects/programParts.ts';
import { laterState, programStatus } from './objects/programStatus.ts';
import * as programTopics from './objects/programTopics.ts';
import { figureSource, source } from './objects/source.ts';
import { about } from './screens/about.ts';
import { compare } from './screens/compare.ts';
import { contact } from './screens/contact.ts';
import { glossary, guideIndex, search, synonymGroup } from './screens/guides.ts';
import { home } from './screens/home.ts';
import { citizenshipIndex, residencyIndex, usGreenCardIndex } from './screens/indexes.ts';
import { otherPrograms } from './screens/otherPrograms.ts';
import { accessibility, privacy } from './screens/statements.ts';

/** All types that editors can use, for the Studio and the pull. */
export const schemaTypes = [
  program,
  teamMember,
  project,
  guide,
  guideSection,
  synonymGroup,
  glossaryTerm,
  home,
  about,
  contact,
  citizenshipIndex,
  usGreenCardIndex,
  residencyIndex,
  otherPrograms,
  compare,
  guideIndex,
  glossary,
  search,
  privacy,
  accessibility,
  navigation,
  siteSettings,
  labels,
  redirect,
  claimRule,
  exchangeRates,
  exchangeRate,
  localeString,
  localeText,
  localeRichText,
  figure,
  figureSource,
  figureSuccessor,
  source,
  filing,
  picture,
  hero,
  seo,
  benefit,
  overview,
  requirements,
  timeline,
  timelineStep,
  track,
  programStatus,
  laterState,
  ...Object.values(programTopics),
  projectOverview,
  projectSection,
  navigationItem,
];
