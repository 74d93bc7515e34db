import packageJson from '../../package.json' with { type: 'json' };
import { rawRequest } from './support/rawRequest.ts';
import { expect, test } from './support/test.ts';

/** Packages that are shipped to browsers; all others run only in Node. */
const IN_BROWSERS =
  /^(?:react|react-dom|embla-.*|@radix-ui\/.*|@fontsource\/.*|@expo-google-fonts\/.*)$/;

test('the site contains the licence of each package sent to browsers', async () => {
  const { status, body } = await rawRequest('/licenses.txt');
  expect(status).toBe(200);
  const notices = body.toString();
  const named = Object.keys(packageJson.dependencies).filter((name) => IN_BROWSERS.test(name));
  expect(named.filter((name) => !notices.includes(`## ${name}`))).toEqual([]);
  expect(notices).toContain('SIL OPEN FONT LICENSE');
});
