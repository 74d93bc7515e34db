import { cardTexts, type PageRequest, pageData } from '../pageData.ts';

/** With the programmes whose cards are on this page. */
export function data(request: PageRequest) {
  const screen = request.content.part('citizenshipIndex');
  const programs = request.content.part('programCards', 'citizenship');
  return { ...pageData(request, screen, cardTexts(programs)), screen, programs };
}
