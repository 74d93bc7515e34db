import type { CustomValidator } from '@sanity/types';
import { isRecord } from '../../../locales/isRecord.ts';
import { FAMILY_MEMBERS } from '../../../locales/kinds.ts';
import { say } from '../../words/say.ts';
import { toReadableName } from '../titles.ts';

/** Every kind of family member must be listed exactly once. */
export const familyMembersRule: CustomValidator = (members) => {
  if (!Array.isArray(members)) return true;
  const named = members.filter(isRecord).map(({ who }) => who);
  return FAMILY_MEMBERS.flatMap((member) => {
    const count = named.filter((name) => name === member).length;
    if (count === 1) return [];
    const who = toReadableName(member);
    const message =
      count === 0
        ? say('Say whether they may come: [who]', { who })
        : say('[who] appears [count] times: keep one', { who, count });
    return [{ message, path: [] }];
  });
};
