import { expect, test } from 'vitest';
import { recordOf } from '../../locales/recordOf.ts';
import { DOCUMENT_TYPES } from '../../locales/routes.ts';
import { claimProblems } from '../../scripts/pull/claims.ts';
import { committedDocuments } from '../support/fixtureDocuments.ts';

const documents = committedDocuments();
const byType = recordOf(DOCUMENT_TYPES, (type) => documents.filter(({ _type }) => _type === type));

test('the sample passes its own rules, which exist for each language', () => {
  const languages = byType.claimRule.map(({ language }) => language);
  expect([...new Set(languages)].sort()).toEqual(['en', 'zh']);
  expect(claimProblems(byType)).toEqual([]);
});
