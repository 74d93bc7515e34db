import * as v from 'valibot';
import { ICON_KINDS } from './kinds.ts';

/** A path on this site without a language prefix: `/citizenship/st-lucia`. */
export const Path = v.pipe(v.string(), v.regex(/^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/));

export const IconKinds = v.array(v.picklist(ICON_KINDS));

/** Official pages, in catalogue order. */
export const SourceLinks = v.array(v.object({ url: v.string() }));

/** The fields of every page. */
export const pageFields = {
  /** Document id in the lake. */
  id: v.string(),
  path: Path,
  /** Catalogue group, e.g. `residency.greece`. */
  group: v.string(),
  updatedAt: v.nullable(v.string()),
};

export const accentFields = { accent: v.string(), heroHeight: v.number(), order: v.number() };
