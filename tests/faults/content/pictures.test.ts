import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sayInBoth } from '../../../studio/words/say.ts';
import type { Checkout } from '../../support/checkout.ts';
import { pulledCheckout } from '../../support/contentFaults.ts';
import type { PictureFile } from '../../support/contentSource.ts';
import { setField } from '../../support/dataset.ts';
import { pullAgainst, refusalOf } from '../../support/pullAgainst.ts';
import {
  answerWith,
  inTurn,
  type ScriptedSource,
  sanityError,
  startScriptedSource,
} from '../../support/scriptedSource.ts';
import { expectWhole, readPulled } from '../../support/wholeSite.ts';

const pulled = pulledCheckout();

const GRACE = 'team-grace-lin';

const text = (content: string) => new TextEncoder().encode(content);

const SVG = text(
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="50"><script>alert(1)</script></svg>',
);
const HTML = text('<!doctype html><script>alert(1)</script>');

/** A picture like no other: the same ones have one address. */
let drawn = 0;
const draw = () => {
  drawn += 1;
  const background = { r: drawn, g: 0, b: 0 };
  return sharp({ create: { width: 40, height: 50, channels: 3, background } })
    .png()
    .toBuffer();
};

/** A PNG whose first chunk says that it has more pixels. */
async function claim(width: number, height: number) {
  const bytes = await draw();
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}

const half = (bytes: Uint8Array) => bytes.subarray(0, bytes.length / 2);
const isElsewhere = (origin: string) =>
  new RegExp(
    `: is hosted on ${RegExp.escape(origin)}, which is not the source’s host: upload the picture again in the Studio$`,
  );

/** What a redirect of a picture leads to. */
let secret: ScriptedSource;
const toSecret = () => answerWith('', 302, { location: `${secret.origin}/latest/meta-data` });

type Case = readonly [name: string, file: () => Promise<PictureFile>, says: RegExp];

/** What shows before a picture is downloaded. */
const KNOWN: readonly Case[] = [
  [
    '251 a picture of 100 megapixels and one',
    async () => ({ bytes: await draw(), width: 10_001, height: 10_000 }),
    /is too large \(10001 × 10000\): choose one of at most 100 million pixels/,
  ],
  [
    '253 a drawing with a script',
    async () => ({ bytes: SVG, extension: 'svg' }),
    /cannot show this kind of file: choose a PNG, JPEG, WebP or AVIF picture/,
  ],
  ...[
    ['260 the metadata of a cloud', 'http://169.254.169.254'] as const,
    ['261 a service of this machine', 'http://127.0.0.1:6379'] as const,
    ['262 a name that looks like the host', 'https://cdn.sanity.io.evil.example'] as const,
    ['263 the host without encryption', 'http://cdn.sanity.io'] as const,
  ].map(
    ([name, origin]) =>
      [name, async () => ({ bytes: await draw(), origin }), isElsewhere(origin)] as const,
  ),
  [
    '264 a file of this machine',
    async () => ({ bytes: await draw(), origin: 'file:///etc' }),
    /is hosted on null, which is not/,
  ],
];

/** What shows afterwards. */
const DOWNLOADED: readonly Case[] = [
  [
    '252 a picture of more pixels than it says',
    async () => ({ bytes: await claim(11_000, 10_000) }),
    /cannot be read as a picture \(Input image exceeds pixel limit/,
  ],
  [
    '254 a drawing that calls itself a PNG',
    async () => ({ bytes: SVG, extension: 'png' }),
    /is actually a svg file: upload/,
  ],
  [
    '255 HTML that calls itself a JPEG',
    async () => ({ bytes: HTML, extension: 'jpg' }),
    /cannot be read/,
  ],
  ['256 half a PNG', async () => ({ bytes: half(await draw()) }), /cannot be read/],
  [
    '257 a picture whose content is not what its name says',
    async () => ({ bytes: await draw(), answer: answerWith(HTML) }),
    /is damaged, because its content does not match its name: upload it again/,
  ],
  [
    '258 a picture that is not there',
    async () => ({ bytes: await draw(), answer: sanityError(404) }),
    /no longer exists: upload it again/,
  ],
  [
    '259 a picture larger than any answer may be',
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

/** All at once: those of a kind are pictures of one document. */
let problems: readonly string[] = [];
let checkout: Checkout;
beforeAll(async () => {
  const { source, lastGood } = pulled;
  const show = async (document: string, cases: readonly Case[]) => {
    for (const [index, [, file]] of cases.entries())
      source.edit(setField(document, `carousel.${index}`, source.addPicture(await file())));
  };
  secret = await startScriptedSource(answerWith('secret'));
  checkout = await pulled.checkout.copy();
  await show(PROJECT, DOWNLOADED);
  const downloaded = await pulled.problems();
  await lastGood.isKept();
  await show(GRACE, KNOWN);
  const incomplete = { ...source.addPicture({ bytes: HTML }), file: { _id: 'image-half' } };
  source.edit(
    setField(GRACE, 'photo', incomplete),
    ...[GRACE, PROJECT].map((id) => setField(id, 'title.en', 'Held')),
    setField('team-marcus-baptiste', 'title.en', 'Published'),
  );
  problems = [...downloaded, ...(await pulled.problems())];
  await lastGood.isKept();
  await pullAgainst(checkout, source.origin, { holdBack: true });
});
afterAll(async () => {
  await secret[Symbol.asyncDispose]();
  await checkout[Symbol.asyncDispose]();
});

const places = [
  ...KNOWN.map(([name, , says], index) => [name, says, `${GRACE} carousel.${index}: `] as const),
  ...DOWNLOADED.map(
    ([name, , says], index) => [name, says, `${PROJECT} carousel.${index}: `] as const,
  ),
];

test.each(places)(
  '%s is refused in both languages, by its document and field',
  (_, says, place) => {
    const there = problems.filter((problem) => problem.startsWith(place));
    expect(there).toEqual([expect.stringMatching(says)]);
    expect(sayInBoth(there[0]?.slice(place.length) ?? '').zh).toMatch(/\p{Script=Han}/u);
  },
);

test('266 a picture whose document was never completed is refused by its document', () => {
  expect(problems).toContain(
    `${GRACE} photo: is a picture without a name, size or URL: upload it again`,
  );
});

test('nothing else is refused, and the redirect was not followed', () => {
  expect(problems).toHaveLength(places.length + 1);
  expect(secret.requests).toEqual([]);
});

test('none of them keeps others from being published', async () => {
  await expectWhole(checkout);
  const { en } = await readPulled(checkout);
  expect(en['team.marcus-baptiste.title']).toBe('Published');
  expect(en['team.grace-lin.title']).toBe('Founder and Lead Attorney');
  expect(en['projects.twinlakes.title']).toMatch(/^(?!Held)./);
});

test('267 a host of pictures that is out of order for now holds nobody back', async () => {
  const answer = sanityError(503);
  pulled.source.edit(
    setField(GRACE, 'photo', pulled.source.addPicture({ bytes: await draw(), answer })),
  );
  const pulling = pullAgainst(pulled.checkout, pulled.source.origin, { holdBack: true });
  expect(await refusalOf(pulling)).toMatch(/could not be downloaded: run the command again/);
  await pulled.lastGood.isKept();
});

test('268 a host of pictures that recovers is asked again', async () => {
  const bytes = await draw();
  const answer = inTurn(sanityError(503), sanityError(429), answerWith(bytes));
  pulled.source.edit(setField(GRACE, 'photo', pulled.source.addPicture({ bytes, answer })));
  await pullAgainst(checkout, pulled.source.origin);
  await expectWhole(checkout);
});
