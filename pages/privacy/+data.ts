import { type PageRequest, pageData } from '../pageData.ts';

export function data(request: PageRequest) {
  const screen = request.content.select('privacy');
  return { ...pageData(request, screen), screen };
}
