import { labels } from './documents/labels.ts';
import { navigation, navigationItem } from './documents/navigation.ts';
import { program } from './documents/program.ts';
import { project, projectOverview, projectSection } from './documents/project.ts';
import { redirect } from './documents/redirect.ts';
import { siteSettings } from './documents/siteSettings.ts';
import { teamMember } from './documents/teamMember.ts';
import { benefit } from './objects/benefit.ts';
import { figure } from './objects/figure.ts';
import { hero, seo } from './objects/hero.ts';
import { localeRichText } from './objects/localeRichText.ts';
import { localeString, localeText } from './objects/localeString.ts';
import { picture } from './objects/picture.ts';
import { overview, requirements, timeline, timelineStep, track } from './objects/programParts.ts';
import { about } from './screens/about.ts';
import { contact } from './screens/contact.ts';
import { home } from './screens/home.ts';
import { citizenshipIndex, residencyIndex, usGreenCardIndex } from './screens/indexes.ts';
import { otherPrograms } from './screens/otherPrograms.ts';

/** Everything an editor may write; the Studio, the pull and the lake read it from here. */
export const schemaTypes = [
  program,
  teamMember,
  project,
  home,
  about,
  contact,
  citizenshipIndex,
  usGreenCardIndex,
  residencyIndex,
  otherPrograms,
  navigation,
  siteSettings,
  labels,
  redirect,
  localeString,
  localeText,
  localeRichText,
  figure,
  picture,
  hero,
  seo,
  benefit,
  overview,
  requirements,
  timeline,
  timelineStep,
  track,
  projectOverview,
  projectSection,
  navigationItem,
];
