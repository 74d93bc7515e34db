import { type PageRequest, pageData } from '../pageData.ts';

export function data(request: PageRequest) {
  const screen = request.content.select('contact');
  return { ...pageData(request, screen), screen };
}
