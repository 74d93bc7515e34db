import { type PageRequest, pageData } from '../pageData.ts';

export function data(request: PageRequest) {
  const screen = request.content.part('home');
  const reach = request.content.part('reach');
  return { ...pageData(request, screen), screen, reach };
}
