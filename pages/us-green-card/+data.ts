import { cardTexts, type PageRequest, pageData } from '../pageData.ts';

/** With the programmes whose cards are on this page, and what each requires. */
export function data(request: PageRequest) {
  const screen = request.content.part('usGreenCardIndex');
  const programs = request.content.part('programCards', 'usGreenCard');
  return { ...pageData(request, screen, cardTexts(programs, 'requirements')), screen, programs };
}
