import type { CustomValidator } from '@sanity/types';
import { isRecord } from '../../../locales/isRecord.ts';
import { say } from '../../words/say.ts';

/** Ids that every page has, or that the page of a guide gives to its last section. */
const TAKEN: ReadonlySet<unknown> = new Set(['content', 'sources']);

/** Sections of one page have different addresses. */
export const anchorsProblem: CustomValidator = (sections) => {
  if (!Array.isArray(sections)) return true;
  const seen = new Set(TAKEN);
  return sections.filter(isRecord).flatMap(({ _key, anchor }, index) => {
    if (anchor === undefined || !seen.has(anchor)) {
      seen.add(anchor);
      return [];
    }
    const place = typeof _key === 'string' ? { _key } : index;
    return [
      {
        path: [place, 'anchor'],
        message: say('“[anchor]” is taken on this page: choose another', {
          anchor: String(anchor),
        }),
      },
    ];
  });
};
