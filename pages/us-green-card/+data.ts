import { cardTexts, headTexts, type PageRequest, pageData, registerHead } from '../pageData.ts';

/** With the programmes whose cards are on this page, and what each requires. */
export function data(request: PageRequest) {
  const screen = request.content.part('usGreenCardIndex');
  const programs = request.content.part('programCards', 'usGreenCard');
  const head = registerHead(request.content, 'usGreenCard');
  const texts = [...cardTexts(programs, 'requirements'), ...headTexts(head)];
  return { ...pageData(request, screen, texts), screen, programs, head };
}
