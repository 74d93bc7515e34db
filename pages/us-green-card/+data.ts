import { cardTexts, headTexts, type PageRequest, pageData, registerHead } from '../pageData.ts';

/** Includes the programmes, for their cards, and their requirements. */
export function data(request: PageRequest) {
  const screen = request.content.part('usGreenCardIndex');
  const programs = request.content.part('programCards', 'usGreenCard');
  const head = registerHead(request.content, 'usGreenCard');
  const texts = [...cardTexts(programs, 'requirements'), ...headTexts(head)];
  return { ...pageData(request, screen, texts), screen, programs, head };
}
