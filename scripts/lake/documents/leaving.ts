import * as v from 'valibot';
import type { LakeDocument } from './document.ts';

const Leaving = v.looseObject({ _system: v.looseObject({ delete: v.literal(true) }) });

/** Whether a version takes its document off the site when its release is published. */
export const takesAway = (version: LakeDocument): boolean => v.is(Leaving, version);
