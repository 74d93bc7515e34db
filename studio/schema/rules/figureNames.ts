import type { CustomValidator } from '@sanity/types';
import { FIGURE_NAME } from '../../../locales/figures.ts';
import { say } from '../../words/say.ts';

/** What is wrong with the name of a figure, as a sentence for the editor. */
export const figureNameProblem = (name: string): string | undefined =>
  FIGURE_NAME.test(name)
    ? undefined
    : say(
        '“[name]” cannot be used in a text: write letters and digits without spaces, beginning with a small letter, e.g. minInvestment',
        { name },
      );

/** No two figures of a document have one name: a text could mean either. */
export const figureNamesDiffer: CustomValidator = (figures) => {
  if (!Array.isArray(figures)) return true;
  const taken = new Set<unknown>();
  return figures.flatMap((figure: Figure | null, index) => {
    const name = figure?.name;
    if (name === undefined || !taken.has(name)) {
      taken.add(name);
      return [];
    }
    const place = figure?._key === undefined ? index : { _key: figure._key };
    return [
      {
        path: [place, 'name'],
        message: say('Another figure is named [name]: rename one', { name }),
      },
    ];
  });
};

interface Figure {
  readonly _key?: string;
  readonly name?: string;
}
