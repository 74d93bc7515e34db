import { expect, test } from 'vitest';
import { createLog } from '../../../scripts/publish/log.ts';

test('removes secrets from every line', () => {
  const lines: string[] = [];
  const secrets = ['sk-of-the-lake', 'the "secret" of the webhook'];
  const log = createLog(secrets, { write: (line) => void lines.push(line) });
  log.info({ headers: { authorization: 'Bearer sk-of-the-lake' } }, 'asked');
  log.error({ err: new Error('401 for token sk-of-the-lake'), secret: secrets[1] }, 'failed');
  expect(lines).toHaveLength(2);
  for (const line of lines) {
    expect(line).not.toContain('sk-of-the-lake');
    expect(line).not.toContain('of the webhook');
    expect(JSON.parse(line)).toMatchObject({ level: expect.any(String) });
  }
});
