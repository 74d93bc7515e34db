import * as v from 'valibot';
import type { Site } from '../../../locales/site.ts';
import type { Document, Documents } from '../../queries/documents.ts';
import {
  HomeDocument,
  IndexDocument,
  OtherProgramsDocument,
  ScreenDocument,
} from '../../queries/screens.ts';
import type { Kept } from '../kept.ts';
import type { Addresses } from './addresses.ts';
import { kindsOf } from './kinds.ts';

/** The pages that exist once; those that are kept stay as they are. */
export function composeScreens(
  documents: Documents,
  { pageOf, pathOf }: Addresses,
  { screens: kept }: Kept,
): Site['screens'] {
  const { home, about, contact, otherPrograms } = documents;
  const { citizenshipIndex, usGreenCardIndex, residencyIndex } = documents;

  const screen = (document: Document | undefined) => {
    const { heroHeight, _id } = v.parse(ScreenDocument, document);
    return { ...pageOf({ _id }), heroHeight };
  };
  const index = (document: Document | undefined) => ({
    ...screen(document),
    benefits: kindsOf(v.parse(IndexDocument, document).benefits),
  });
  const homeScreen = (document: Document | undefined) => ({
    ...screen(document),
    services: v.parse(HomeDocument, document).services.cards.map(({ target }) => pathOf(target)),
  });
  const otherScreen = (document: Document | undefined) => {
    const { assetAllocation, education, whyChooseUs } = v.parse(OtherProgramsDocument, document);
    return {
      ...screen(document),
      assetAllocation: kindsOf(assetAllocation.services),
      education: kindsOf(education.services),
      whyChooseUs: kindsOf(whyChooseUs.points),
    };
  };

  return {
    home: kept.home ?? homeScreen(home[0]),
    about: kept.about ?? screen(about[0]),
    contact: kept.contact ?? screen(contact[0]),
    citizenshipIndex: kept.citizenshipIndex ?? index(citizenshipIndex[0]),
    usGreenCardIndex: kept.usGreenCardIndex ?? index(usGreenCardIndex[0]),
    residencyIndex: kept.residencyIndex ?? index(residencyIndex[0]),
    otherPrograms: kept.otherPrograms ?? otherScreen(otherPrograms[0]),
  };
}
