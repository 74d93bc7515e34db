import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sayInBoth } from '../../../studio/words/say.ts';
import type { Checkout } from '../../support/checkout.ts';
import type { PictureFile } from '../../support/contentSource.ts';
import { setField } from '../../support/dataset.ts';
import { pullAgainst, rejectionOf } from '../../support/pullAgainst.ts';
import { pulledCheckout } from '../../support/pulledCheckout.ts';
import { expectConsistent, readPulled } from '../../support/pulledSite.ts';
import {
  answerWith,
  inTurn,
  type ScriptedSource,
  sanityError,
  startScriptedSource,
} from '../../support/scriptedSource.ts';

const pulled = pulledCheckout();

const GRACE = 'team-grace-lin';

const text = (content: string) => new TextEncoder().encode(content);

const SVG = text(
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="50"><script>alert(1)</script></svg>',
);
const HTML = text('<!doctype html><script>alert(1)</script>');

/** A unique picture: identical ones have the same URL. */
let drawn = 0;
const draw = () => {
  drawn += 1;
  const background = { r: drawn, g: 0, b: 0 };
  return sharp({ create: { width: 40, height: 50, channels: 3, background } })
    .png()
    .toBuffer();
};

/** A PNG with a false size in its first chunk. */
async function claim(width: number, height: number) {
  const bytes = await draw();
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}

/** Wider than twice the widest file, with details that take bytes. */
const photograph = () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  return sharp({ create: { width: 3300, height: 100, channels: 3, background: '#fff', noise } })
    .jpeg()
    .toBuffer();
};
const half = (bytes: Uint8Array) => bytes.subarray(0, bytes.length / 2);
const isElsewhere = (origin: string) =>
  new RegExp(
    `: is hosted on ${RegExp.escape(origin)}, which is not the source’s host: upload the picture again in the Studio$`,
  );

/** The target of a picture's redirect. */
let secret: ScriptedSource;
const toSecret = () => answerWith('', 302, { location: `${secret.origin}/latest/meta-data` });

type Case = readonly [name: string, file: () => Promise<PictureFile>, expected: RegExp];

/** Detected before a picture is downloaded. */
const KNOWN: readonly Case[] = [
  [
    '251 a picture of 101 megapixels',
    async () => ({ bytes: await draw(), width: 10_001, height: 10_000 }),
    /is too large \(10001 × 10000\): choose one of at most 100 million pixels/,
  ],
  [
    '253 a drawing with a script',
    async () => ({ bytes: SVG, extension: 'svg' }),
    /cannot show this kind of file: choose a PNG, JPEG, WebP or AVIF picture/,
  ],
  ...[
    ['260 cloud metadata', 'http://169.254.169.254'] as const,
    ['261 a service of this machine', 'http://127.0.0.1:6379'] as const,
    ['262 a look-alike host', 'https://cdn.sanity.io.evil.example'] as const,
    ['263 an unencrypted host', 'http://cdn.sanity.io'] as const,
  ].map(
    ([name, origin]) =>
      [name, async () => ({ bytes: await draw(), origin }), isElsewhere(origin)] as const,
  ),
  [
    '264 a local file',
    async () => ({ bytes: await draw(), origin: 'file:///etc' }),
    /is hosted on null, which is not/,
  ],
];

/** Detected after the download. */
const DOWNLOADED: readonly Case[] = [
  [
    '252 a picture with more pixels than its document says',
    async () => ({ bytes: await claim(11_000, 10_000) }),
    /cannot be read as a picture \(Input image exceeds pixel limit/,
  ],
  [
    '254 a drawing named PNG',
    async () => ({ bytes: SVG, extension: 'png' }),
    /is actually a svg file: upload/,
  ],
  ['255 HTML named JPEG', async () => ({ bytes: HTML, extension: 'jpg' }), /cannot be read/],
  ['256 half a PNG', async () => ({ bytes: half(await draw()) }), /cannot be read/],
  [
    '269 half a photo, which is reduced first',
    async () => ({ bytes: half(await photograph()), width: 3300, height: 100, extension: 'jpg' }),
    /cannot be read as a picture \(VipsJpeg: [^\n]+\): upload it again/,
  ],
  [
    '257 content that does not match its name',
    async () => ({ bytes: await draw(), answer: answerWith(HTML) }),
    /is damaged, because its content does not match its name: upload it again/,
  ],
  [
    '258 a missing picture',
    async () => ({ bytes: await draw(), answer: sanityError(404) }),
    /no longer exists: upload it again/,
  ],
  [
    '270 a picture that the host refuses',
    async () => ({ bytes: await draw(), answer: sanityError(403) }),
    /cannot be downloaded \(HTTP status 403\): upload another file/,
  ],
  [
    '259 a picture that is too large',
    async () => ({ bytes: await draw(), answer: answerWith(new Uint8Array(65 * 1024 * 1024)) }),
    /larger than 64 MB/,
  ],
  [
    '265 a redirect to a private address',
    async () => ({ bytes: await draw(), answer: toSecret() }),
    /redirect/,
  ],
];

const PROJECT = 'project-twinlakes';

/** All at once, each kind in one document. */
let problems: readonly string[] = [];
let checkout: Checkout;
beforeAll(async () => {
  const { source, snapshot } = pulled;
  const show = async (document: string, cases: readonly Case[]) => {
    for (const [index, [, file]] of cases.entries())
      source.edit(setField(document, `carousel.${index}`, source.addPicture(await file())));
  };
  secret = await startScriptedSource(answerWith('secret'));
  checkout = await pulled.checkout.copy();
  await show(PROJECT, DOWNLOADED);
  const downloaded = await pulled.problems();
  await snapshot.expectUnchanged();
  await show(GRACE, KNOWN);
  const incomplete = { ...source.addPicture({ bytes: HTML }), file: { _id: 'image-half' } };
  source.edit(
    setField(GRACE, 'photo', incomplete),
    ...[GRACE, PROJECT].map((id) => setField(id, 'title.en', 'Held')),
    setField('team-marcus-baptiste', 'title.en', 'Published'),
  );
  problems = [...downloaded, ...(await pulled.problems())];
  await snapshot.expectUnchanged();
  await pullAgainst(checkout, source.origin, { holdBack: true });
});
afterAll(async () => {
  await secret[Symbol.asyncDispose]();
  await checkout[Symbol.asyncDispose]();
});

const places = [
  ...KNOWN.map(
    ([name, , expected], index) => [name, expected, `${GRACE} carousel.${index}: `] as const,
  ),
  ...DOWNLOADED.map(
    ([name, , expected], index) => [name, expected, `${PROJECT} carousel.${index}: `] as const,
  ),
];

test.each(places)(
  '%s is rejected in both languages, with document and field',
  (_, expected, place) => {
    const there = problems.filter((problem) => problem.startsWith(place));
    expect(there).toEqual([expect.stringMatching(expected)]);
    const { zh } = sayInBoth(there[0]?.slice(place.length) ?? '');
    expect(zh).toMatch(/\p{Script=Han}/u);
    expect(zh).not.toMatch(/larger than/);
  },
);

test('266 reports an incomplete picture document with the document that uses it', () => {
  expect(problems).toContain(
    `${GRACE} photo: is a picture without a name, size or URL: upload it again`,
  );
});

test('rejects nothing else, and does not follow the redirect', () => {
  expect(problems).toHaveLength(places.length + 1);
  expect(secret.requests).toEqual([]);
});

test('does not block other documents', async () => {
  await expectConsistent(checkout);
  const { en } = await readPulled(checkout);
  expect(en['team.marcus-baptiste.title']).toBe('Published');
  expect(en['team.grace-lin.title']).toBe('Founder and Lead Attorney');
  expect(en['projects.twinlakes.title']).toMatch(/^(?!Held)./);
});

test('267 holds back nothing while the picture host is unavailable', async () => {
  const answer = sanityError(503);
  pulled.source.edit(
    setField(GRACE, 'photo', pulled.source.addPicture({ bytes: await draw(), answer })),
  );
  const pulling = pullAgainst(pulled.checkout, pulled.source.origin, { holdBack: true });
  expect(await rejectionOf(pulling)).toMatch(/could not be downloaded: run the command again/);
  await pulled.snapshot.expectUnchanged();
});

test('268 retries a picture host that recovers', async () => {
  const bytes = await draw();
  const answer = inTurn(sanityError(503), sanityError(429), answerWith(bytes));
  pulled.source.edit(setField(GRACE, 'photo', pulled.source.addPicture({ bytes, answer })));
  await pullAgainst(checkout, pulled.source.origin);
  await expectConsistent(checkout);
});
