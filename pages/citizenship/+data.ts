import {
  cardTexts,
  type PageRequest,
  pageData,
  registerHead,
  registerHeadTexts,
} from '../pageData.ts';
import { pageOf } from '../pageOf.ts';

/** Includes the programmes, for their cards. */
export function data(request: PageRequest) {
  const screen = pageOf(request, 'citizenshipIndex');
  const programs = request.content.select('programCards', 'citizenship');
  const head = registerHead(request.content, 'citizenship');
  const texts = [...cardTexts(programs), ...registerHeadTexts(head)];
  return { ...pageData(request, screen, texts), screen, programs, head };
}
