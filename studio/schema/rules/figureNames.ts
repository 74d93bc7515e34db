import type { CustomValidator } from '@sanity/types';
import { FIGURE_NAME } from '../../../locales/figures.ts';
import { isRecord } from '../../../locales/isRecord.ts';
import { say } from '../../words/say.ts';
import { distinctItemsRule } from './items.ts';

/** Describes what is wrong with the name of a figure, for the editor. */
export const figureNameProblem = (name: string): string | undefined =>
  FIGURE_NAME.test(name)
    ? undefined
    : say(
        '“[name]” cannot be used in a text: use letters and digits without spaces, starting with a lower-case letter, e.g. minInvestment',
        { name },
      );

/** The figures of a document must have different names, so that placeholders are unambiguous. */
export const distinctFigureNamesRule = distinctItemsRule('name', (name) =>
  say('Another figure is named [name]: rename one', { name }),
);

/** A named figure must exist in the document. */
export const figureExistsRule: CustomValidator = (name, { document }) => {
  if (typeof name !== 'string') return true;
  const figures = Array.isArray(document?.figures) ? document.figures.filter(isRecord) : [];
  const names = figures.map((figure) => figure.name);
  if (names.includes(name)) return true;
  const known = names.filter(Boolean).join(', ');
  return known === ''
    ? say(
        '“[name]” is not a figure of this programme: add it under Figures, or leave this empty to show “Ask us”',
        { name },
      )
    : say(
        '“[name]” is not a figure of this programme: add it under Figures, choose [known], or leave this empty to show “Ask us”',
        { name, known },
      );
};

/** Warns about a cost whose figure another row has too, such as a duplicated one. */
export const countedOnceRule: CustomValidator = (name, { document, environment, parent }) => {
  const costs = document?.costs;
  if (environment !== 'studio' || !isRecord(costs) || !Array.isArray(costs.items)) return true;
  const isCounted = ({ kind, figure }: Record<string, unknown>) =>
    figure !== undefined && figure === name && kind !== 'yearly';
  const rows = costs.items.filter(isRecord).filter(isCounted);
  return isRecord(parent) && isCounted(parent) && rows.length > 1
    ? say(
        '“[name]” is added up [count] times, once for each row: choose another figure, or keep one row',
        { name: String(name), count: rows.length },
      )
    : true;
};
