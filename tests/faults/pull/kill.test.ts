import sharp from 'sharp';
import { expect, test } from 'vitest';
import { interruptPulls, NEW, OLD } from '../../support/interruptedPull.ts';

test('161 kill -9 at each change to the disk leaves all of the old or all of the new', async () => {
  const picture = sharp({ create: { width: 40, height: 50, channels: 3, background: 'red' } });
  const bytes = await picture.png().toBuffer();
  const found = await interruptPulls('KILL', (source) => {
    for (const member of source.answer.teamMember) member.photo = source.addPicture({ bytes });
  });
  expect(found.length).toBeGreaterThan(25);
  expect(new Set(found)).toEqual(new Set([`SIGKILL: ${OLD}`, `SIGKILL: ${NEW}`, `0: ${NEW}`]));
  // A pull for each change, each traced call by call.
}, 600_000);
