import { cardTexts, headTexts, type PageRequest, pageData, registerHead } from '../pageData.ts';

/** With the programmes whose cards are on this page. */
export function data(request: PageRequest) {
  const screen = request.content.part('citizenshipIndex');
  const programs = request.content.part('programCards', 'citizenship');
  const head = registerHead(request.content, 'citizenship');
  const texts = [...cardTexts(programs), ...headTexts(head)];
  return { ...pageData(request, screen, texts), screen, programs, head };
}
