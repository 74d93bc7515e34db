import { GLANCE_FIGURES } from '../../locales/figures.ts';
import { FAMILY_MEMBERS } from '../../locales/kinds.ts';
import { type PageRequest, pageData, STATION_TEXTS } from '../pageData.ts';

const ROW_TEXTS = [
  'title',
  'status',
  ...STATION_TEXTS,
  'figures.date',
  'presence.daysBrief',
  ...FAMILY_MEMBERS.map((_, index) => `familyMembers.members.${index}.brief`),
  ...GLANCE_FIGURES.map((name) => `figures.${name}`),
];

/** With a line for every programme. */
export function data(request: PageRequest) {
  const screen = request.content.part('compare');
  const rows = request.content.part('registerRows');
  const rates = request.content.part('rates');
  const texts = rows.map(({ group }) => [group, ...ROW_TEXTS] as const);
  return { ...pageData(request, screen, texts), screen, rows, rates };
}
