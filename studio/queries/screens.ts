import * as v from 'valibot';
import { Identity, identity, Reference } from './fragments.ts';
import { Benefits } from './program.ts';

const one = (type: string, sections: string) =>
  `*[_type == "${type}"] | order(_id) { ${identity}, heroHeight, seo, hero, ${sections} }`;

export const homeQuery = one('home', 'startConsultation, services, about');
export const aboutQuery = one('about', 'story, team');
export const contactQuery = one('contact', 'form, information');
export const citizenshipIndexQuery = one('citizenshipIndex', 'programs, benefitsTitle, benefits');
export const usGreenCardIndexQuery = one('usGreenCardIndex', 'programs, benefitsTitle, benefits');
export const residencyIndexQuery = one(
  'residencyIndex',
  'fastNaturalization, residenceVisas, benefitsTitle, benefits',
);
export const otherProgramsQuery = one('otherPrograms', 'assetAllocation, education, whyChooseUs');

/** The half of a screen that has no language. */
export const ScreenDocument = v.object({ ...Identity.entries, heroHeight: v.number() });

export const HomeDocument = v.object({
  ...ScreenDocument.entries,
  services: v.object({ cards: v.array(v.object({ target: Reference })) }),
});

export const IndexDocument = v.object({ ...ScreenDocument.entries, benefits: Benefits });

export const OtherProgramsDocument = v.object({
  ...ScreenDocument.entries,
  assetAllocation: v.object({ services: Benefits }),
  education: v.object({ services: Benefits }),
  whyChooseUs: v.object({ points: Benefits }),
});
