import * as v from 'valibot';
import type { ScreenType } from '../../locales/routes.ts';
import { define, Reference } from './fragments.ts';
import { IconCards } from './program.ts';

/** @param sections the fields that hold the sections of the page */
const screen = <const Type extends ScreenType, Entries extends v.ObjectEntries>(
  type: Type,
  sections: string,
  entries: Entries,
) => define(type, `heroHeight, seo, hero, ${sections}`, { heroHeight: v.number(), ...entries });

const benefits = { benefits: IconCards };

const withServices = v.looseObject({ services: IconCards });

/** The pages that exist once. */
export const screens = {
  home: screen('home', 'startConsultation, services, about', {
    services: v.looseObject({ cards: v.array(v.looseObject({ target: Reference })) }),
  }),
  about: screen('about', 'story, team', {}),
  contact: screen('contact', 'form, information', {}),
  guideIndex: screen('guideIndex', 'note', {}),
  glossary: screen('glossary', 'note', {}),
  search: screen('search', 'note, synonyms', { synonyms: v.optional(v.array(v.unknown()), []) }),
  privacy: screen('privacy', 'text', {}),
  accessibility: screen('accessibility', 'text', {}),
  citizenshipIndex: screen('citizenshipIndex', 'programs, benefitsTitle, benefits', benefits),
  usGreenCardIndex: screen('usGreenCardIndex', 'programs, benefitsTitle, benefits', benefits),
  residencyIndex: screen(
    'residencyIndex',
    'fastNaturalization, residenceVisas, benefitsTitle, benefits',
    benefits,
  ),
  compare: screen('compare', 'register, filters, money, moneyGuide, columns, sideBySide', {
    moneyGuide: v.optional(Reference),
  }),
  otherPrograms: screen('otherPrograms', 'assetAllocation, education, whyChooseUs', {
    assetAllocation: withServices,
    education: withServices,
    whyChooseUs: v.looseObject({ points: IconCards }),
  }),
};
