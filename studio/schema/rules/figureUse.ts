import type { CustomValidator } from '@sanity/types';
import { isRecord } from '../../../locales/isRecord.ts';
import { say } from '../../words/say.ts';

/** A field that names a figure names one that its document has. */
export const figureUse: CustomValidator = (name, { document }) => {
  if (typeof name !== 'string') return true;
  const figures = Array.isArray(document?.figures) ? document.figures.filter(isRecord) : [];
  return figures.some((figure) => figure.name === name)
    ? true
    : say(
        '“[name]” is not a figure of this programme: add it under Figures, or leave this empty, which reads “Ask us”',
        { name },
      );
};
