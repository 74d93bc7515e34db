import {
  cardTexts,
  type PageRequest,
  pageData,
  registerHead,
  registerHeadTexts,
} from '../pageData.ts';

/** Includes the programmes, for their cards, and their requirements. */
export function data(request: PageRequest) {
  const screen = request.content.select('usGreenCardIndex');
  const programs = request.content.select('programCards', 'usGreenCard');
  const head = registerHead(request.content, 'usGreenCard');
  const texts = [...cardTexts(programs, 'requirements'), ...registerHeadTexts(head)];
  return { ...pageData(request, screen, texts), screen, programs, head };
}
