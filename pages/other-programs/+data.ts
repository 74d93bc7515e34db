import { type PageRequest, pageData } from '../pageData.ts';
import { pageOf } from '../pageOf.ts';

export function data(request: PageRequest) {
  const screen = pageOf(request, 'otherPrograms');
  return { ...pageData(request, screen), screen };
}
