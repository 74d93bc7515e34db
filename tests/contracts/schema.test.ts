import { groupProblems, validateSchema } from '@sanity/schema/_internal';
import {
  type ArraySchemaType,
  isArrayOfBlocksSchemaType,
  isArraySchemaType,
  isObjectSchemaType,
  isReferenceSchemaType,
  type ObjectSchemaType,
  type SchemaType,
  type SortOrdering,
} from '@sanity/types';
import {
  getFallbackLocaleSource,
  inferFromSchema,
  validateItem,
} from '@sanity/validation/_internal';
import { expect, test } from 'vitest';
import { isRecord } from '../../locales/isRecord.ts';
import { DOCUMENT_TYPES, isSingleton } from '../../locales/routes.ts';
import { PARTS } from '../../locales/sections.ts';
import { schema } from '../../scripts/pull/schema.ts';
import { schemaTypes } from '../../studio/schema/index.ts';
import { sayInBoth } from '../../studio/words/say.ts';
import { committedDocuments } from '../support/fixtureDocuments.ts';

const documentTypes = schemaTypes.filter(({ type }) => type === 'document').map(({ name }) => name);

interface FoundField {
  readonly place: string;
  readonly description: unknown;
  /** Types of the items of a list. */
  readonly items: readonly unknown[];
}

/** Every field that editors see, at any depth. */
function fieldsOf(type: unknown, place: string): FoundField[] {
  if (!isRecord(type)) return [];
  const fields = Array.isArray(type.fields) ? type.fields : [];
  const items = Array.isArray(type.of) ? type.of : [];
  const marks = isRecord(type.marks) ? type.marks.annotations : [];
  return [
    ...fields.flatMap((field: unknown) => {
      if (!isRecord(field)) return [];
      const below = `${place}.${String(field.name)}`;
      const of = Array.isArray(field.of) ? field.of.filter(isRecord) : [];
      const found = {
        place: below,
        description: field.description,
        items: of.map(({ type }) => type),
      };
      return [found, ...fieldsOf(field, below)];
    }),
    ...items.flatMap((item: unknown) => fieldsOf(item, `${place}[]`)),
    ...(Array.isArray(marks)
      ? marks.flatMap((mark: unknown) => fieldsOf(mark, `${place}.mark`))
      : []),
  ];
}

const fields = schemaTypes.flatMap((type) => fieldsOf(type, type.name));

test('no text in both languages is an item of a list, where it would have no rules', () => {
  const lists = fields.filter(({ items }) => items.length > 0);
  expect(lists.length).toBeGreaterThan(20);
  const unruled = lists.filter(({ items }) => items.some((type) => /^locale/.test(String(type))));
  expect(unruled.map(({ place }) => place)).toEqual([]);
});

test('each field says where on the site it appears', () => {
  expect(fields.length).toBeGreaterThan(200);
  const silent = fields
    .filter(({ description }) => typeof description !== 'string' || description.trim() === '')
    .map(({ place }) => place)
    // The parent field describes both languages of a text.
    .filter((place) => !/^locale(?:String|Text|RichText)\.(?:en|zh)$/.test(place));
  expect(silent).toEqual([]);
});

test('lists can be sorted by what the form calls a field, not by its name in the code', () => {
  const guessed = DOCUMENT_TYPES.filter((name) => !isSingleton(name)).flatMap((name) =>
    (schema.get(name)?.orderings ?? [])
      .filter(({ i18n }: SortOrdering) => i18n)
      .map(({ title }: SortOrdering) => [name, title]),
  );
  expect(guessed).toEqual([]);
});

test('Sanity compiles the schema without problems', () => {
  const { getTypeNames, get } = validateSchema(schemaTypes);
  const problems = groupProblems(getTypeNames().map(get));
  expect(problems.flatMap((group) => group.problems.map(({ message }) => message))).toEqual([]);
});

test('the queries cover exactly the document types that editors can write', () => {
  expect(DOCUMENT_TYPES.toSorted()).toEqual(documentTypes.toSorted());
});

test('the dataset contains only documents of the schema, each once', () => {
  const documents = committedDocuments();
  expect(documents.filter(({ _type }) => !schema.get(_type))).toEqual([]);
  expect(new Set(documents.map(({ _id }) => _id)).size).toBe(documents.length);
});

/** The fields of a value that its form lacks, at any depth. */
function formless(value: unknown, type: SchemaType, place: string): string[] {
  if (Array.isArray(value)) {
    if (!isArraySchemaType(type) || isArrayOfBlocksSchemaType(type)) return [];
    return value.flatMap((item: unknown) => {
      const own = type.of.find(({ name }) => isRecord(item) && item._type === name);
      return own ? formless(item, own, `${place}[]`) : [];
    });
  }
  if (!isRecord(value) || !isObjectSchemaType(type) || isReferenceSchemaType(type)) return [];
  return Object.entries(value)
    .filter(([name]) => !name.startsWith('_'))
    .flatMap(([name, inner]) => {
      const field = type.fields.find((one) => one.name === name);
      const below = `${place}.${name}`;
      return field ? formless(inner, field.type, below) : [below];
    });
}

test('editors can edit every field of the dataset', () => {
  const found = committedDocuments().flatMap((document) => {
    const type = schema.get(document._type);
    return type ? formless(document, type, document._type) : [];
  });
  expect(new Set(found)).toEqual(new Set());
});

/** Every list of objects, at any depth. */
function listsOf(type: SchemaType, place: string): (readonly [place: string, ArraySchemaType])[] {
  if (isArrayOfBlocksSchemaType(type)) return [];
  if (isArraySchemaType(type))
    return [
      ...(type.of.every(isObjectSchemaType) ? [[place, type] as const] : []),
      ...type.of.flatMap((item) => listsOf(item, `${place}[]`)),
    ];
  if (!isObjectSchemaType(type) || isReferenceSchemaType(type)) return [];
  return type.fields.flatMap((field) => listsOf(field.type, `${place}.${field.name}`));
}

const lists = documentTypes.flatMap((name) => {
  const type = schema.get(name);
  return type ? listsOf(type, name) : [];
});

/** The parts of a form that contain a list, at any depth. */
function partsWithLists(type: SchemaType, place: string): (readonly [string, ObjectSchemaType])[] {
  if (!isObjectSchemaType(type)) return [];
  return type.fields.flatMap(({ name, type: part }) => {
    const below = `${place}.${name}`;
    return isObjectSchemaType(part) && listsOf(part, below).length > 0
      ? [[below, part] as const, ...partsWithLists(part, below)]
      : [];
  });
}

test.each(
  documentTypes.flatMap((name) => {
    const type = schema.get(name);
    return type ? partsWithLists(type, name) : [];
  }),
)('the form of an item of a list names %s, and does not print its data', (_, { preview }) => {
  const { select = {}, prepare } = preview ?? {};
  const values = Object.fromEntries(
    Object.entries(select).map(([name, path]) => [
      name,
      path.endsWith('.en') ? 'Business' : { en: 'Business', zh: '商业' },
    ]),
  );
  expect((prepare?.(values) ?? values).title).toMatch(/^[^{}]+$/);
});

test('lists show currencies and figures by the names that forms give them', () => {
  const shown = (type: string, values: Record<string, unknown>): unknown =>
    schema.get(type)?.preview?.prepare?.(values);
  expect(shown('exchangeRate', { currency: 'USD', rate: 7.1 })).toEqual({
    title: 'US dollars',
    subtitle: 7.1,
  });
  expect(shown('costItem', { kind: 'government', figure: 'minInvestment' })).toEqual({
    title: 'Government fees',
    subtitle: 'Minimum investment',
  });
});

test('a picture in a list is named by what it shows', () => {
  const { select, prepare } = schema.get('picture')?.preview ?? {};
  expect(select).toMatchObject({ alt: 'alt.en' });
  expect(prepare?.({ alt: 'A bridge', file: 'IMG_1.jpg' })).toMatchObject({ title: 'A bridge' });
  expect(prepare?.({ file: 'IMG_1.jpg' })).toMatchObject({ title: 'IMG_1.jpg' });
});

test('a picture has a caption only in a carousel, where visitors see it', () => {
  const type = schema.get('picture');
  const fields = isObjectSchemaType(type) ? type.fields : [];
  const isHidden = fields.find(({ name }) => name === 'caption')?.type.hidden;
  if (typeof isHidden !== 'function') throw new Error('The caption is never hidden');
  const context = { document: undefined, parent: undefined, currentUser: null };
  const portrait = { ...context, path: ['photo', 'caption'] };
  const slide = { ...context, path: ['carousel', { _key: 'a' }, 'caption'] };
  expect(isHidden({ ...portrait, value: undefined })).toBe(true);
  expect(isHidden({ ...portrait, value: { en: 'At work' } })).toBe(false);
  expect(isHidden({ ...slide, value: undefined })).toBe(false);
});

const ORDINALS = ['First', 'Second', 'Third', 'Fourth'];

// The help of the benefits says something else.
test.each(PARTS.filter((part) => part !== 'benefits'))(
  'the help of %s says which section of a programme it is',
  (part) => {
    const help = fields.find(({ place }) => place === `program.${part}`)?.description;
    expect(help).toMatch(RegExp(`^${ORDINALS[PARTS.indexOf(part)]} section`));
  },
);

/** Validates a value in isolation. */
const judge = (value: unknown, type: SchemaType) =>
  validateItem({
    value,
    type,
    schema,
    environment: 'studio',
    path: [],
    parent: undefined,
    document: undefined,
    i18n: getFallbackLocaleSource(),
    getDocumentExists: async () => true,
    getClient: () => {
      throw new Error('No rule that is asked here asks the lake');
    },
  });

test.each(lists)('%s rejects items of an unknown type', async (_, type) => {
  const markers = await judge([{ _type: 'teaser', _key: 'x' }], type);
  expect(markers.map(({ message }) => message)).toContainEqual(
    expect.stringContaining('unknown type "teaser"'),
  );
});

test.each([
  ['siteSettings', 'phoneUs', '555 0142'],
  ['siteSettings', 'email', 'ｉｎｆｏ@example.com'],
  ['siteSettings', 'email', 'info@example.com '],
  ['program', 'questions', []],
  ['guide', 'reviewed', '2062-11-01'],
  ['source', 'read', '2062-11-01'],
])('translates the messages of %s.%s into Chinese', async (name, field, value) => {
  const document = schema.get(name);
  const fields = document && isObjectSchemaType(document) ? document.fields : [];
  const found = await Promise.all(
    fields.filter((one) => one.name === field).map(({ type }) => judge(value, type)),
  );
  const messages = found.flat().map(({ message }) => message);
  expect(messages).toHaveLength(1);
  expect(messages.filter((message) => sayInBoth(message).zh === message)).toEqual([]);
});

test('asks for an e-mail address without the space that follows it', async () => {
  const settings = schema.get('siteSettings');
  const fields = settings && isObjectSchemaType(settings) ? settings.fields : [];
  const email = fields.find(({ name }) => name === 'email')?.type;
  const markers = email ? await judge('info@example.com ', email) : [];
  expect(markers.map(({ message }) => message)).toEqual([
    expect.stringContaining('without spaces'),
  ]);
});

/** Every required object, at any depth. */
function requiredIn(type: SchemaType, place: string): (readonly [string, SchemaType])[] {
  if (isArraySchemaType(type)) return type.of.flatMap((item) => requiredIn(item, `${place}[]`));
  if (!isObjectSchemaType(type) || isReferenceSchemaType(type)) return [];
  return type.fields.flatMap((field) => {
    const below = `${place}.${field.name}`;
    const rules = Array.isArray(field.type.validation) ? field.type.validation : [];
    const isRequired =
      isObjectSchemaType(field.type) &&
      rules.some((rule) => isRecord(rule) && '_required' in rule && rule._required === 'required');
    return [
      ...(isRequired ? [[below, field.type] as const] : []),
      ...requiredIn(field.type, below),
    ];
  });
}

test('rejects every missing required object, at any depth', async () => {
  const inferred = inferFromSchema(schema);
  const objects = documentTypes.flatMap((name) => {
    const type = inferred.get(name);
    return type ? requiredIn(type, name) : [];
  });
  expect(objects.length).toBeGreaterThan(100);
  const accepted = objects.map(async ([place, type]) => {
    const markers = await judge(undefined, type);
    return markers.some(({ level }) => level === 'error') ? [] : [place];
  });
  expect((await Promise.all(accepted)).flat()).toEqual([]);
});
