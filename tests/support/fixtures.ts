import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';

const Fixture = v.strictObject({ about: v.string(), input: v.unknown(), output: v.unknown() });

/** Reads the numbered `{about, input, output}` files of a folder of `tests/fixtures`. */
export const readFixtures = (folder: string): v.InferOutput<typeof Fixture>[] =>
  readdirSync(path.join('tests/fixtures', folder))
    .sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10))
    .map((name) => readFileSync(path.join('tests/fixtures', folder, name), 'utf8'))
    .map((text) => v.parse(Fixture, JSON.parse(text)));
