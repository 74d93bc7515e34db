import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { inBoth } from '../../../studio/words/say.ts';
import { pulledCheckout } from '../../support/contentFaults.ts';
import type { PictureFile } from '../../support/contentSource.ts';
import { setField } from '../../support/dataset.ts';
import { pullAgainst, refusalOf } from '../../support/pullAgainst.ts';
import {
  answerWith,
  inTurn,
  sanityError,
  startScriptedSource,
} from '../../support/scriptedSource.ts';
import { expectWhole, readPulled } from '../../support/wholeSite.ts';

const pulled = pulledCheckout();

const GRACE = 'team-grace-lin';

const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a33' } });
const text = (content: string) => new TextEncoder().encode(content);

const PNG = await draw(40, 50).png().toBuffer();
const SVG = text(
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="50"><script>alert(1)</script></svg>',
);
const HTML = text('<!doctype html><script>alert(1)</script>');

/** A picture's file, made when the test runs. */
type Case = readonly [name: string, file: () => Promise<PictureFile> | PictureFile, says: RegExp];

const CASES: readonly Case[] = [
  [
    '251 a picture of 100 megapixels and one',
    () => ({ bytes: PNG, width: 10_001, height: 10_000 }),
    /is too large \(10001 × 10000\): choose one of at most 100 million pixels/,
  ],
  [
    '252 a picture of more pixels than it says',
    async () => ({ bytes: await draw(11_000, 10_000).png().toBuffer() }),
    /cannot be read as a picture \(Input image exceeds pixel limit/,
  ],
  [
    '253 a drawing with a script',
    () => ({ bytes: SVG, extension: 'svg' }),
    /cannot show this kind of file: choose a PNG, JPEG, WebP or AVIF picture/,
  ],
  [
    '254 a drawing that calls itself a PNG',
    () => ({ bytes: SVG, extension: 'png' }),
    /is actually a svg file: upload/,
  ],
  [
    '255 HTML that calls itself a JPEG',
    () => ({ bytes: HTML, extension: 'jpg' }),
    /cannot be read/,
  ],
  ['256 half a PNG', () => ({ bytes: PNG.subarray(0, PNG.length / 2) }), /cannot be read/],
  [
    '257 a picture whose content is not what its name says',
    () => ({ bytes: PNG, answer: answerWith(HTML) }),
    /is damaged, because its content does not match its name: upload it again/,
  ],
  [
    '258 a picture that is not there',
    () => ({ bytes: PNG, answer: sanityError(404) }),
    /no longer exists: upload it again/,
  ],
  [
    '259 a picture larger than any answer may be',
    () => ({ bytes: PNG, answer: answerWith(new Uint8Array(65 * 1024 * 1024)) }),
    /larger than 64 MB/,
  ],
];

describe.each(CASES)('%s', (_, file, says) => {
  test('is refused in both languages, by its document and field', async () => {
    pulled.source.edit(setField(GRACE, 'photo', pulled.source.addPicture(await file())));
    const problems = await pulled.problems();
    expect(problems).toEqual([expect.stringMatching(says)]);
    const [place, message = ''] = problems[0]?.split(/: (.*)/) ?? [];
    expect(place).toBe(`${GRACE} photo`);
    expect(inBoth(message).zh).toMatch(/\p{Script=Han}/u);
    await pulled.lastGood.isKept();
  });

  test('does not keep others from being published', async () => {
    await using checkout = await pulled.checkout.copy();
    pulled.source.edit(
      setField(GRACE, 'photo', pulled.source.addPicture(await file())),
      setField(GRACE, 'title.en', 'Held'),
      setField('team-daniel-okafor', 'title.en', 'Published'),
    );
    await pullAgainst(checkout, pulled.source.origin, { holdBack: true });
    await expectWhole(checkout);
    const { en } = await readPulled(checkout);
    expect(en['team.daniel-okafor.title']).toBe('Published');
    expect(en['team.grace-lin.title']).toBe('Founder and Lead Attorney');
  });
});

test.each([
  ['260 the metadata of a cloud', 'http://169.254.169.254'],
  ['261 a service of this machine', 'http://127.0.0.1:6379'],
  ['262 a name that looks like the host', 'https://cdn.sanity.io.evil.example'],
  ['263 the host without encryption', 'http://cdn.sanity.io'],
])('%s is not asked for a picture', async (_, origin) => {
  pulled.source.edit(setField(GRACE, 'photo', pulled.source.addPicture({ bytes: PNG, origin })));
  expect(await pulled.problems()).toEqual([
    `${GRACE} photo: is hosted on ${origin}, which is not the source’s host: upload the picture again in the Studio`,
  ]);
  await pulled.lastGood.isKept();
});

test('264 a file of this machine is not read as a picture', async () => {
  const picture = pulled.source.addPicture({ bytes: PNG, origin: 'file:///etc' });
  pulled.source.edit(setField(GRACE, 'photo', picture));
  expect(await pulled.problems()).toEqual([
    expect.stringMatching(/is hosted on null, which is not/),
  ]);
});

test('265 a redirect of a picture to a private address is not followed', async () => {
  await using secret = await startScriptedSource(answerWith('secret'));
  const answer = answerWith('', 302, { location: `${secret.origin}/latest/meta-data` });
  pulled.source.edit(setField(GRACE, 'photo', pulled.source.addPicture({ bytes: PNG, answer })));
  expect(await pulled.problems()).toEqual([expect.stringMatching(/redirect/)]);
  expect(secret.requests).toEqual([]);
  await pulled.lastGood.isKept();
});

test('266 a picture whose document was never completed is refused by its document', async () => {
  const picture = { ...pulled.source.addPicture({ bytes: PNG }), file: { _id: 'image-half' } };
  pulled.source.edit(setField(GRACE, 'carousel.2', picture));
  expect(await pulled.problems()).toEqual([
    `${GRACE} carousel.2: is a picture without a name, size or URL: upload it again`,
  ]);
});

test('267 a host of pictures that is out of order for now holds nobody back', async () => {
  pulled.source.edit(
    setField(GRACE, 'photo', pulled.source.addPicture({ bytes: PNG, answer: sanityError(503) })),
  );
  const pulling = pullAgainst(pulled.checkout, pulled.source.origin, { holdBack: true });
  expect(await refusalOf(pulling)).toMatch(/could not be downloaded: run the command again/);
  await pulled.lastGood.isKept();
});

test('268 a host of pictures that recovers is asked again', async () => {
  await using checkout = await pulled.checkout.copy();
  const answer = inTurn(sanityError(503), sanityError(429), answerWith(PNG));
  pulled.source.edit(setField(GRACE, 'photo', pulled.source.addPicture({ bytes: PNG, answer })));
  await pullAgainst(checkout, pulled.source.origin);
  await expectWhole(checkout);
});
