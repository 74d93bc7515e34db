import { expect, test } from 'vitest';
import { readSettings } from '../../scripts/command/settings.ts';
import { describeDev } from '../../scripts/dev/describeDev.ts';
import { connectDrafts } from '../../scripts/dev/draftSource.ts';

test("prints a link for each role, at the Studio's port", () => {
  const tokens = { administrator: 'token-a', editor: 'token-e', viewer: 'token-v' };
  const part = { name: 'The lake', ready: Promise.resolve(), close: async () => {} };
  const description = describeDev({
    site: 'http://localhost:4000',
    studio: 'http://localhost:4567',
    publishing: undefined,
    lake: { ...part, address: 'http://localhost:4334', tokens },
    source: connectDrafts(readSettings({ SANITY_API_HOST: 'http://localhost:4334' })),
  });
  for (const [token, role] of [
    ['token-a', 'an administrator'],
    ['token-e', 'an editor'],
    ['token-v', 'a viewer'],
  ])
    expect(description).toMatch(
      new RegExp(`localhost:4567/#token=${token}\\s+signs you in as ${role}`),
    );
  expect(description).toMatch(/^ {2}The Studio +\S+token-e$/m);
});

test('names a project with its dataset', () => {
  const source = connectDrafts(readSettings({ SANITY_PROJECT_ID: 'abc12345' }));
  const site = 'http://localhost:4000';
  expect(describeDev({ site, source, lake: undefined, publishing: undefined })).toMatch(
    /^ {2}Content +Project abc12345 \(dataset production\)$/m,
  );
});
