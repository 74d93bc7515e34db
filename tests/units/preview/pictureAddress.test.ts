import { describe, expect, test } from 'vitest';
import { readSettings } from '../../../scripts/command/settings.ts';
import { pictureOriginsOf } from '../../../scripts/pull/source/source.ts';
import { pictureAddress } from '../../../studio/interface/preview/draft/originals.ts';
import { renderPage } from '../../../studio/interface/preview/render/renderPage.ts';
import { siteWith } from '../../support/draftSite.ts';
import { typeOf } from '../../support/schema.ts';
import { storedDocuments } from '../../support/storedDocuments.ts';

const LAKE = 'https://lake.example.com:8443';
/** The default host of the Studio's client. */
const SANITY = 'https://api.sanity.io';
const isAsked = (url: string, host = SANITY) => pictureAddress(url, host) === url;

describe('the preview requests pictures from the host of a pull', () => {
  test.each([undefined, LAKE])('with the host %s', (host) => {
    const origins = pictureOriginsOf(readSettings(host ? { SANITY_API_HOST: host } : {}));
    for (const origin of [
      ...origins,
      LAKE,
      'https://lake.example.com',
      'http://lake.example.com:8443',
      'http://cdn.sanity.io',
      'https://cdn.sanity.io.example',
      'https://a.cdn.sanity.io',
      'https://evil.example',
      'http://169.254.169.254',
      'http://localhost:8443',
      'https://a.lake.example.com:8443',
      'https://lake.example.com.evil.example:8443',
    ])
      expect(isAsked(`${origin}/images/a.png`, host), origin).toBe(origins.has(origin));
  });

  test.each(['data:image/svg+xml,<svg/>', 'file:///etc/passwd', 'javascript:alert(1)'])(
    'but never %s',
    (url) => expect(isAsked(url, LAKE)).toBe(false),
  );
});

test('a page shows no picture of another host', async () => {
  const stored = await storedDocuments();
  const elsewhere = stored.map((document) =>
    document._type === 'sanity.imageAsset'
      ? { ...document, url: 'https://evil.example/seen.png' }
      : document,
  );
  const member = stored.find(({ _type }) => _type === 'teamMember');
  const site = await siteWith(member, elsewhere);
  const [path = ''] = site.content.site.team.map((one) => one.path);
  const { html } = renderPage(site, path, 'en', typeOf);
  expect(html).toContain('<img');
  expect(html).not.toContain('evil.example');
});
