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
  const { content } = request;
  const screen = pageOf(request, 'residencyIndex');
  const fastNaturalization = content.select('programCards', 'fastNaturalization');
  const residenceVisas = content.select('programCards', 'residenceVisa');
  const head = registerHead(content, 'fastNaturalization', 'residenceVisa');
  const texts = [
    ...cardTexts([...fastNaturalization, ...residenceVisas]),
    ...registerHeadTexts(head),
  ];
  return { ...pageData(request, screen, texts), screen, fastNaturalization, residenceVisas, head };
}
