import type { ProgramPageProps } from '../components/sections/ProgramPage.tsx';
import type { Program } from '../locales/program.ts';
import { FAMILY_PLACES, SCREEN_PATHS } from '../locales/routes.ts';
import type { ProgramCard } from '../locales/selections.ts';
import {
  cardTexts,
  namedTexts,
  type PageData,
  type PageRequest,
  pageData,
  projectCardTexts,
  termTexts,
} from './pageData.ts';
import { pageOf } from './pageOf.ts';

/** Includes the parent index, the programme's projects, and its related programmes. */
export function programData(request: PageRequest): PageData & ProgramPageProps {
  const program = pageOf(request, 'program');
  const projects = request.content.select('projectCards', program.path);
  const { index: group } = FAMILY_PLACES[program.family];
  const attorney = attorneyOf(request, program);
  const related = relatedTo(request, program);
  const guides = request.content.select('guideCards').filter(({ topics }) => topics.length > 0);
  const terms = request.content.select('terms');
  const texts = [
    ...termTexts(terms),
    [group, 'hero.title'],
    ['compare', 'register.firstStage', 'rates'],
    ...cardTexts(related),
    ...namedTexts(guides, 'title'),
    ...namedTexts(attorney ? [attorney] : [], 'name', 'title', 'photo.alt'),
    ...projectCardTexts(projects),
  ] as const;
  return {
    ...pageData(request, program, texts),
    subject: {
      kind: 'program',
      group: program.group,
      name: `${program.group}.title`,
      trail: [{ path: SCREEN_PATHS[group], name: `${group}.hero.title` }],
      questions: program.topics.questions,
    },
    program,
    projects,
    attorney,
    rates: request.content.select('rates'),
    guides,
    related,
    terms,
  };
}

const attorneyOf = ({ content }: PageRequest, { topics }: Program) =>
  topics.attorney === null ? undefined : content.select('portrait', topics.attorney);

/** The country's other routes, then the neighbours; those without a page are skipped. */
function relatedTo({ content }: PageRequest, program: Program): readonly ProgramCard[] {
  const compatriots = content.select('countryCards', program.path);
  const neighbours = program.neighbours.flatMap(
    (path) => content.select('programCard', path) ?? [],
  );
  const all = new Map([...compatriots, ...neighbours].map((card) => [card.path, card]));
  return [...all.values()];
}
