import type * as v from 'valibot';
import { DOCUMENT_TYPES, type DocumentType } from '../../locales/routes.ts';
import { glossaryTermQuery, guideQuery } from './guide.ts';
import { programQuery } from './program.ts';
import { projectQuery } from './project.ts';
import { screens } from './screens.ts';
import {
  claimRuleQuery,
  exchangeRatesQuery,
  labelsQuery,
  navigationQuery,
  redirectQuery,
  siteSettingsQuery,
} from './settings.ts';
import { teamMemberQuery } from './teamMember.ts';

/**
 * The registry of document types: the query and the shape of each. Where their pages and texts are
 * is defined in `locales/routes.ts`, which pages read too.
 */
export const registry = {
  ...screens,
  program: programQuery,
  project: projectQuery,
  teamMember: teamMemberQuery,
  guide: guideQuery,
  glossaryTerm: glossaryTermQuery,
  navigation: navigationQuery,
  siteSettings: siteSettingsQuery,
  labels: labelsQuery,
  redirect: redirectQuery,
  exchangeRates: exchangeRatesQuery,
  claimRule: claimRuleQuery,
} as const satisfies Record<DocumentType, { query: string; shape: v.GenericSchema }>;

/** All queries in one request, so that the result is a consistent snapshot of the lake. */
export const everything = `{${DOCUMENT_TYPES.map(
  (type) => `"${type}": ${registry[type].query}`,
).join(',\n')}}`;
