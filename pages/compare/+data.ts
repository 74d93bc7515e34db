import { GLANCE_FIGURES } from '../../locales/figures.ts';
import { FAMILY_MEMBERS } from '../../locales/kinds.ts';
import { namedTexts, type PageRequest, pageData, STEP_TEXTS } from '../pageData.ts';

const ROW_TEXTS = [
  'title',
  'status',
  ...STEP_TEXTS,
  'figures.date',
  'presence.daysBrief',
  ...FAMILY_MEMBERS.map((_, index) => `familyMembers.members.${index}.brief`),
  ...GLANCE_FIGURES.map((name) => `figures.${name}`),
];

/** Includes a row for every programme, and the guide on moving money, which no filter covers. */
export function data(request: PageRequest) {
  const screen = request.content.select('compare');
  const rows = request.content.select('registerRows');
  const rates = request.content.select('rates');
  const guides = request.content.select('guideCards');
  const moneyGuide = guides.find(({ path }) => path === screen.moneyGuide);
  const texts = [
    ...namedTexts(moneyGuide ? [moneyGuide] : [], 'title'),
    ...namedTexts(rows, ...ROW_TEXTS),
  ];
  return { ...pageData(request, screen, texts), screen, rows, rates, moneyGuide };
}
