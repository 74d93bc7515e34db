import packageJson from '../../package.json' with { type: 'json' };
import { expect, test } from './support/test.ts';

/** Packages that are shipped to browsers; all others run only in Node. */
const IN_BROWSERS =
  /^(?:react|react-dom|embla-.*|@radix-ui\/.*|@fontsource\/.*|@expo-google-fonts\/.*)$/;

test('the site contains the licence of each package sent to browsers', async ({ request }) => {
  const response = await request.get('/licenses.txt');
  await expect(response).toBeOK();
  const notices = await response.text();
  const named = Object.keys(packageJson.dependencies).filter((name) => IN_BROWSERS.test(name));
  expect(named.filter((name) => !notices.includes(`## ${name}`))).toEqual([]);
  expect(notices).toContain('SIL OPEN FONT LICENSE');
});
