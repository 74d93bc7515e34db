import { readFileSync } from 'node:fs';
import type { LakeDocument } from '../../scripts/lake/documents/document.ts';

/** The document of each kind that others are copied from. */
const ORIGINALS: readonly (readonly [ids: RegExp, original: string])[] = [
  [/^program-citizenship-/, 'program-citizenship-spain'],
  [/^program-residency-/, 'program-residency-greece'],
  [/^program-us-/, 'program-us-eb5'],
  [/^team-/, 'team-elif-aydin'],
];

type Copy = readonly [id: string, en: string, zh: string, order: number, fields?: object];

const accent = (accent: string, fields: object = {}) => ({ accent, ...fields });
const FAST = { family: 'fastNaturalization' };

/** Copies that complete the fixture's few documents to a site. */
const COPIES: readonly Copy[] = [
  ['program-citizenship-argentina', 'Argentina', '阿根廷', 10, accent('#2a6496')],
  ['program-citizenship-belgium', 'Belgium', '比利时', 20, accent('#25211e')],
  ['program-citizenship-france', 'France', '法国', 30, accent('#1b2f6e')],
  ['program-citizenship-mexico', 'Mexico', '墨西哥', 40, accent('#0b5d3f')],
  ['program-citizenship-slovenia', 'Slovenia', '斯洛文尼亚', 50, accent('#4f6315')],
  ['program-citizenship-st-lucia', 'St. Lucia', '圣卢西亚', 70, accent('#006b78')],
  ['program-citizenship-turkey', 'Turkey', '土耳其', 80, accent('#a3142b')],
  ['program-residency-belgium', 'Belgium', '比利时', 10, accent('#41505f', FAST)],
  ['program-residency-croatia', 'Croatia', '克罗地亚', 10, accent('#5b5c12')],
  ['program-residency-france', 'France', '法国', 20, accent('#55407a')],
  ['program-residency-japan', 'Japan', '日本', 40, accent('#a3172d')],
  ['program-residency-malta', 'Malta', '马耳他', 50, accent('#7d541c')],
  ['program-residency-paraguay', 'Paraguay', '巴拉圭', 30, accent('#96285c', FAST)],
  ['program-residency-spain', 'Spain', '西班牙', 40, accent('#5a5e16', FAST)],
  ['program-residency-turkey', 'Turkey', '土耳其', 60, accent('#861a56', { listed: false })],
  ['program-us-eb1a-niw', 'EB-1A & NIW', 'EB-1A与NIW', 10, accent('#22315c')],
  ['program-us-eb1c', 'EB-1C', 'EB-1C', 20, accent('#8a1c2c')],
  ['team-daniel-okafor', 'Daniel Okafor', '奥卡福', 20],
  ['team-aoife-brennan', 'Aoife Brennan', '布伦南', 30],
  ['team-marcus-baptiste', 'Marcus Baptiste', '巴蒂斯特', 40],
  ['team-valentina-rojas', 'Valentina Rojas', '罗哈斯', 60],
];

/** Reads the documents of a dataset, anew on every call. */
const read = (folder: string): LakeDocument[] =>
  readFileSync(`${folder}/data.ndjson`, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

/** The editors' documents, which are only tested against rules. */
export const committedDocuments = (): LakeDocument[] => read('studio/dataset');

/**
 * The documents that code is tested with, independent of the editors' content. Labels and screens that
 * were added to the schema later are taken from the committed dataset.
 */
export function fixtureDocuments(): LakeDocument[] {
  completed ??= JSON.stringify(complete());
  return JSON.parse(completed);
}

/** As JSON: each test may edit its own. */
let completed: string | undefined;

function complete(): LakeDocument[] {
  const own = read('tests/fixtures/dataset');
  const copies = COPIES.map((copy) => copyOf(copy, own));
  const committed = committedDocuments().filter(({ _id, _type }) => _id === _type);
  const known = new Map(own.map((document) => [document._id, document]));
  for (const document of committed) fill(known.get(document._id), document);
  const added = committed.filter(({ _id }) => !known.has(_id));
  const all = [...own, ...copies, ...added];
  return all.map((document) => withoutLost(document, new Set(all.map(({ _id }) => _id))));
}

/** Removes references from the committed screens to documents that the fixture lacks. */
function withoutLost(document: LakeDocument, known: ReadonlySet<string>): LakeDocument {
  const isLost = (value: unknown) =>
    isRecord(value) && '_ref' in value && !known.has(`${value._ref}`);
  const { _id, _type, ...fields } = document;
  const kept = Object.entries(fields).filter(([, value]) => !isLost(value));
  return { _id, _type, ...Object.fromEntries(kept) };
}

function copyOf([id, en, zh, order, fields]: Copy, own: readonly LakeDocument[]): LakeDocument {
  const [ids, like] = ORIGINALS.find(([ids]) => ids.test(id)) ?? [];
  const original = own.find(({ _id }) => _id === like);
  if (!ids || !original) throw new Error(`The fixture has nothing that is like ${id}`);
  return {
    ...copiedFrom(original, id),
    _id: id,
    slug: { _type: 'slug', current: id.replace(ids, '') },
    [original._type === 'program' ? 'title' : 'name']: { _type: 'localeString', en, zh },
    order,
    ...fields,
  };
}

/** References to the copy become references to the original, so that no document is its own neighbour. */
const copiedFrom = (original: LakeDocument, id: string): LakeDocument =>
  JSON.parse(JSON.stringify(original).replaceAll(`"_ref":"${id}"`, `"_ref":"${original._id}"`));

/** Adds the fields that a document lacks, wherever they are nested. */
function fill(target: unknown, source: unknown): void {
  if (!isRecord(target) || !isRecord(source)) return;
  for (const [key, value] of Object.entries(source))
    if (target[key] === undefined) target[key] = value;
    else fill(target[key], value);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
