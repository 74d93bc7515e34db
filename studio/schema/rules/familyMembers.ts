import type { CustomValidator } from '@sanity/types';
import { isRecord } from '../../../locales/isRecord.ts';
import { FAMILY_MEMBERS } from '../../../locales/kinds.ts';
import { say } from '../../words/say.ts';
import { readableName } from '../titles.ts';

/** Every kind of family member must be listed exactly once. */
export const familyMembersProblem: CustomValidator = (members) => {
  if (!Array.isArray(members)) return true;
  const named = members.filter(isRecord).map(({ who }) => who);
  return FAMILY_MEMBERS.flatMap((member) => {
    const count = named.filter((name) => name === member).length;
    if (count === 1) return [];
    const who = readableName(member);
    const message =
      count === 0
        ? say('Say whether they may come: [who]', { who })
        : say('[who] appears [count] times: keep one', { who, count });
    return [{ message, path: [] }];
  });
};
