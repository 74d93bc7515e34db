import { expect, test } from 'vitest';
import { readSettings, SettingsError } from '../../../scripts/command/settings.ts';

test('requires no setting', () => {
  expect(readSettings({})).toMatchObject({
    SANITY_DATASET: 'production',
    SITE_URL: 'https://www.example.com',
    PORT: 3000,
  });
});

test('ignores empty and unrelated variables', () => {
  const settings = readSettings({ PORT: '', SITE_URL: '', SANITY_PROJECT_ID: '', HOME: '/root' });
  expect(settings).toMatchObject({ PORT: 3000, SITE_URL: 'https://www.example.com' });
  expect(settings.SANITY_PROJECT_ID).toBeUndefined();
});

test.each([
  ['SANITY_PROJECT_ID', 'abc-123'],
  ['SANITY_DATASET', 'staging_2'],
  ['SANITY_API_HOST', 'http://127.0.0.1:3334'],
  ['SANITY_API_VERSION', '2025-02-19'],
  ['SITE_URL', 'https://www.harbor.example'],
  ['CONTACT_ENDPOINT', 'https://forms.example.com/contact'],
  ['HOST', '0.0.0.0'],
  ['HOST', '::'],
  ['HOST', 'site.internal'],
])('accepts %s = %s', (name, value) => {
  expect(readSettings({ [name]: value })).toMatchObject({ [name]: value });
});

test('parses the port as a number', () => {
  expect(readSettings({ PORT: '8080' }).PORT).toBe(8080);
});

test.each([
  ['SANITY_PROJECT_ID', 'My Project'],
  ['SANITY_DATASET', '../production'],
  ['SANITY_DATASET', '_abc'],
  ['SANITY_DATASET', '-abc'],
  ['SANITY_DATASET', 'a'.repeat(65)],
  ['SANITY_API_HOST', 'localhost:3334'],
  ['SANITY_API_HOST', 'http://127.0.0.1:3334/v1'],
  ['SANITY_API_VERSION', 'latest'],
  ['SANITY_API_VERSION', '2025-02-31'],
  ['SITE_URL', 'www.example.com'],
  ['SITE_URL', 'https://www.example.com/'],
  ['SITE_URL', 'ftp://example.com'],
  ['SITE_URL', 'javascript:alert(1)'],
  ['PORT', 'http'],
  ['PORT', '-1'],
  ['PORT', '70000'],
  ['HOST', 'http://localhost'],
  ['HOST', 'localhost:3000'],
  ['HOST', '[::1]'],
  ['HOST', '300.1.1.1'],
  ['HOST', '1.2.3'],
  ['HOST', 'two words'],
  ['CONTACT_ENDPOINT', '/contact'],
  ['CONTACT_ENDPOINT', 'http://forms.example.com'],
])('rejects %s = %s, and names both', (name, value) => {
  const read = () => readSettings({ [name]: value });
  expect(read).toThrow(SettingsError);
  expect(read).toThrow(new RegExp(`^${name} must .*${RegExp.escape(value)}`));
});

test('reports all invalid variables at once', () => {
  const read = () => readSettings({ PORT: 'x', SITE_URL: 'y', SANITY_API_HOST: 'z' });
  for (const name of ['PORT', 'SITE_URL', 'SANITY_API_HOST']) expect(read).toThrow(`${name} must`);
});

const NEW = 'the-new-secret-of-16';
const OLD = 'the-old-secret-of-16';

test.each([
  ['one', 'the-only-secret-', ['the-only-secret-']],
  ['two, during rotation', `${NEW}, ${OLD}`, [NEW, OLD]],
])('accepts the webhook secret %s', (_, text, secrets) => {
  expect(readSettings({ SANITY_WEBHOOK_SECRET: text }).SANITY_WEBHOOK_SECRET).toEqual(secrets);
});

test.each(['fifteen-letters', `${NEW},short`, `${NEW},`, `${NEW},${OLD},${NEW}`])(
  'rejects the webhook secret %s without showing it',
  (text) => {
    const read = () => readSettings({ SANITY_WEBHOOK_SECRET: text });
    expect(read).toThrow(/^SANITY_WEBHOOK_SECRET must be a secret of at least 16 characters/);
    expect(read).toThrow(expect.not.objectContaining({ message: expect.stringContaining(text) }));
  },
);

test.each([
  ['SANITY_API_TOKEN', 'sk-first\nsk-second'],
  ['SANITY_API_TOKEN', 'sk-first '],
  ['SANITY_API_TOKEN', 'sk-first\u001b[2J'],
  ['SANITY_API_TOKEN', 'sk-first\u200b'],
  ['SANITY_WEBHOOK_SECRET', `${NEW}\n${OLD}`],
  ['SANITY_WEBHOOK_SECRET', `${NEW}\u202e`],
])('rejects %s = %j without showing the value', (name, value) => {
  const read = () => readSettings({ [name]: value });
  expect(read).toThrow(new RegExp(`^${name} must [^\\n]*(?:line break|hidden)[^\\n]*$`));
  expect(read).toThrow(
    expect.not.objectContaining({ message: expect.stringContaining(value.slice(0, 8)) }),
  );
});

test.each([
  ['CONTACT_ENDPOINT', 'https://grace:hunter2@forms.example.com/contact'],
  ['CONTACT_ENDPOINT', 'https://hunter2@forms.example.com/contact'],
  ['CONTACT_ENDPOINT', 'http://grace:hunter2@forms.example.com'],
  ['SITE_URL', 'https://grace:hunter2@www.example.com'],
  ['SANITY_API_HOST', 'grace:hunter2@lake.example.com'],
  ['SANITY_API_HOST', 'https://grace:hun/hunter2@lake.example.com'],
  ['HOST', 'grace:hunter2@localhost'],
])('rejects %s = %s without showing the password', (name, value) => {
  const read = () => readSettings({ [name]: value });
  expect(read).toThrow(new RegExp(`^${name} must `));
  expect(read).toThrow(
    expect.not.objectContaining({ message: expect.stringContaining('hunter2') }),
  );
});

test('never shows a token in a message', () => {
  const token = 'sk-secret';
  const read = () => readSettings({ SANITY_API_TOKEN: token, PORT: 'x' });
  expect(read).toThrow(expect.not.objectContaining({ message: expect.stringContaining(token) }));
});
