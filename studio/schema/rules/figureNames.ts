import type { CustomValidator } from '@sanity/types';
import { FIGURE_NAME } from '../../../locales/figures.ts';
import { isRecord } from '../../../locales/isRecord.ts';
import { say } from '../../words/say.ts';
import { itemsDiffer } from './items.ts';

/** What is wrong with the name of a figure, as a sentence for the editor. */
export const figureNameProblem = (name: string): string | undefined =>
  FIGURE_NAME.test(name)
    ? undefined
    : say(
        '“[name]” cannot be used in a text: use letters and digits without spaces, starting with a lower-case letter, e.g. minInvestment',
        { name },
      );

/** No two figures of a document have one name: a text could mean either. */
export const figureNamesDiffer = itemsDiffer('name', (name) =>
  say('Another figure is named [name]: rename one', { name }),
);

/** A field that names a figure names one that its document has. */
export const figureUse: CustomValidator = (name, { document }) => {
  if (typeof name !== 'string') return true;
  const figures = Array.isArray(document?.figures) ? document.figures.filter(isRecord) : [];
  return figures.some((figure) => figure.name === name)
    ? true
    : say(
        '“[name]” is not a figure of this programme: add it under Figures, or leave this empty to show “Ask us”',
        { name },
      );
};
