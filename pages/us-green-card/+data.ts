import {
  cardTexts,
  type PageRequest,
  pageData,
  registerHead,
  registerHeadTexts,
} from '../pageData.ts';
import { pageOf } from '../pageOf.ts';

/** Includes the programmes, for their cards, and their requirements. */
export function data(request: PageRequest) {
  const screen = pageOf(request, 'usGreenCardIndex');
  const programs = request.content.select('programCards', 'usGreenCard');
  const head = registerHead(request.content, 'usGreenCard');
  const texts = [...cardTexts(programs, 'requirements'), ...registerHeadTexts(head)];
  return { ...pageData(request, screen, texts), screen, programs, head };
}
