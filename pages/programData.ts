import { SCREEN_PATHS, type ScreenType } from '../locales/routes.ts';
import { type PageRequest, pageData } from './pageData.ts';
import { pageOf } from './pageOf.ts';

const PROJECT_CARD_TEXTS = ['title', 'description', 'moreDetails', 'carousel.0.alt'] as const;

/**
 * A programme's page, with the index above it and the projects that belong to it.
 *
 * @param family the screen that lists the family
 */
export function programData(request: PageRequest, family: ScreenType) {
  const program = pageOf(request, 'program');
  const projects = request.content.part('projectCards', program.path);
  const index = { path: SCREEN_PATHS[family], group: family };
  const texts = [
    [index.group, 'hero.title'],
    ...projects.map(({ group }) => [group, ...PROJECT_CARD_TEXTS] as const),
  ] as const;
  return { ...pageData(request, program, texts), program, projects, index };
}
