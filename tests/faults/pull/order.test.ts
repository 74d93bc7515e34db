import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { makeCheckout } from '../../support/checkout.ts';
import { FEW_PAGES } from '../../support/contentChanges.ts';
import { ContentSource } from '../../support/contentSource.ts';
import { runScript } from '../../support/runScript.ts';
import { isBeginOf } from '../support/trace/moments.ts';
import { makeTracer } from '../support/trace/tracer.ts';

test('163 flushes every file and folder before a pull makes it visible', async () => {
  await using checkout = await makeCheckout(...FEW_PAGES);
  await checkout.pull();
  await using source = await ContentSource.start(path.join(checkout.root, 'studio', 'dataset'));
  const picture = sharp({ create: { width: 40, height: 50, channels: 3, background: 'red' } });
  const bytes = await picture.png().toBuffer();
  for (const member of source.answer.teamMember) member.photo = source.addPicture({ bytes });
  for (const home of source.answer.home) home.startConsultation = { en: 'New', zh: '新' };

  await using tracer = await makeTracer(checkout.root);
  const settings = { SANITY_API_HOST: source.origin };
  const run = await runScript('pull.ts', [], checkout.root, settings, tracer.prefix);
  expect(run).toMatchObject({ code: 0 });

  const trace = await tracer.read();
  const locales = path.join(checkout.root, 'locales');
  const images = path.join(checkout.root, 'public', 'images');
  const aside = path.join(checkout.root, '.cache', 'pictures');
  // Everything is flushed before the marker is set.
  const marked = isBeginOf('openat', /\.next\/ready", O_WRONLY/);
  const staging = path.join(locales, '.next');
  expect(
    trace.unflushedAt(
      marked,
      `${staging}/en.json`,
      `${staging}/zh.json`,
      `${staging}/site.json`,
      images,
    ),
  ).toEqual([[], []]);
  // The marker is flushed before the first file is replaced, and the files before it is removed.
  const replaced = isBeginOf('rename', /locales\/en\.json"/);
  expect(trace.unflushedAt(replaced, locales, images)[0]).toEqual([]);
  const unmarked = isBeginOf('unlink(?:at)?', /ready"/);
  expect(trace.unflushedAt(unmarked, locales)[0]).toEqual([]);
  // A picture is flushed before it gets its name, in any folder.
  const named = isBeginOf('rename', /\.(?:avif|webp|png|jpg)\.part", /);
  const contents = trace
    .unflushedAt(named, aside, images)
    .slice(0, -1)
    .map((lines) => lines.filter((line) => line.startsWith('content')))
    // The original of a picture is deleted once the picture is encoded.
    .map((lines) => lines.filter((line) => !line.endsWith('/.original')));
  expect(contents.length).toBeGreaterThan(2);
  expect(contents.flat()).toEqual([]);
});
