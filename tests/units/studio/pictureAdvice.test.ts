import { isObjectSchemaType } from '@sanity/types';
import { expect, test } from 'vitest';
import {
  describedAnewRule,
  PORTRAIT_WIDTH,
  pictureSizeRule,
} from '../../../studio/schema/rules/pictureAdvice.ts';
import { typeOf } from '../../support/schema.ts';

const sized = (size: string, more: object) => ({
  asset: { _ref: `image-${'a'.repeat(40)}-${size}-png` },
  ...more,
});

const judge = (size: string, more: object = {}, environment = 'studio', least = 800) =>
  pictureSizeRule(least)(sized(size, more), { environment } as never);

test('advises against a picture that would be blurred on the site', () => {
  expect(judge('20x25')).toBe(
    'This picture is small (20 pixels wide) and looks blurred on the site: choose one at least 800 pixels wide',
  );
  expect(judge('799x3000')).toContain('799 pixels');
  expect(judge('800x10')).toBe(true);
  expect(judge('704x880', {}, 'studio', PORTRAIT_WIDTH)).toBe(true);
  // Only the Studio gives advice.
  expect(judge('20x25', {}, 'cli')).toBe(true);
});

test('ignores what is cropped', () => {
  expect(judge('1600x1000', { crop: { left: 0.25, right: 0.26 } })).toContain('784 pixels');
  expect(judge('1600x1000', { crop: { left: 0.25, right: 0.25 } })).toBe(true);
});

test('advises against a portrait of which the site shows too little around the focal point', () => {
  const portrait = (size: string, more: object = { hotspot: { x: 0.5, y: 0.5 } }) =>
    pictureSizeRule(PORTRAIT_WIDTH, 0.8)(sized(size, more), { environment: 'studio' } as never);
  expect(portrait('1600x600')).toBe(
    'The site crops this picture to 480 pixels in width, which looks blurred: choose one of at least 704 × 880 pixels',
  );
  expect(portrait('1600x880')).toBe(true);
  expect(portrait('1600x880', { hotspot: {}, crop: { top: 0.25 } })).toContain('528 pixels');
  // Shown uncropped.
  expect(portrait('1600x600', {})).toBe(true);
});

test('advises to describe a picture that replaces another, in each language', async () => {
  const alt = { en: 'A bridge', zh: '桥' };
  const pictureOf = (file: string, text = alt) => ({ asset: { _ref: file }, alt: text });
  const client = { fetch: async () => ({ carousel: [{ _key: 'a', ...pictureOf('old') }] }) };
  const judgeText = (picture: ReturnType<typeof pictureOf>, environment = 'studio') =>
    describedAnewRule(picture.alt, {
      environment,
      document: { _id: 'drafts.grace' },
      parent: picture,
      path: ['carousel', { _key: 'a' }, 'alt'],
      getClient: () => ({ withConfig: () => client }),
    } as never);
  const message = 'The picture changed but this did not: describe the new one';
  const [english, chinese] = ['en', 'zh'].map((language) => ({ path: [language], message }));
  expect(await judgeText(pictureOf('new'))).toEqual([english, chinese]);
  expect(await judgeText(pictureOf('new', { ...alt, en: 'A harbour' }))).toEqual([chinese]);
  expect(await judgeText(pictureOf('old'))).toBe(true);
  expect(await judgeText(pictureOf('new'), 'cli')).toBe(true);
});

test('a picture is cropped as on the site, in the formats that the site accepts', () => {
  const member = typeOf('teamMember');
  const fields = member && isObjectSchemaType(member) ? member.fields : [];
  const photo = fields.find(({ name }) => name === 'photo')?.type.options;
  expect(photo?.hotspot).toEqual({ previews: [{ title: '4:5', aspectRatio: 0.8 }] });
  expect(photo?.accept).toBe(typeOf('picture')?.options.accept);
});
