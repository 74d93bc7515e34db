import { expect, test } from 'vitest';
import {
  projectEditedDocument,
  readLakeState,
} from '../../../studio/interface/preview/draft/lakeState.ts';
import { storedDocuments } from '../../support/storedDocuments.ts';

test('queries a document of the form with the same result as among all others', async () => {
  const stored = await storedDocuments();
  const lake = await readLakeState(stored);
  for (const expected of Object.values(lake.drafts).flat()) {
    const document = stored.find(({ _id }) => _id === expected._id);
    expect(document && (await projectEditedDocument(lake, document))).toMatchObject(expected);
  }
});
