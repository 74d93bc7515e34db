import { existsSync, globSync, readFileSync } from 'node:fs';
import { evaluate, parse } from 'groq-js';
import { expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { WORKFLOWS } from '../support/workflows.ts';

const GUIDE = readFileSync('docs/connecting.md', 'utf8');

/** Cells of a table row of the guide, without markup. */
const cellsOf = (row: string): string[] =>
  [...GUIDE.matchAll(new RegExp(`^ *\\| ${row} +\\| (.*?) *\\|$`, 'gm'))].map(([, cell = '']) =>
    cell.replaceAll('`', ''),
  );

test('the commands and files in the guide exist', () => {
  for (const [, command = ''] of GUIDE.matchAll(/npm run ([\w-]+)/g))
    expect(packageJson.scripts).toHaveProperty(command);
  const files = [...GUIDE.matchAll(/(?<![\w/])(?:hosting|\.github)\/[\w@*./-]+[\w*]/g)];
  expect(files.length).toBeGreaterThan(5);
  for (const [file] of files) expect(globSync(file), file).not.toEqual([]);
});

test("the webhook's filter matches editors' documents and no files", async () => {
  const [filter = ''] = cellsOf('Filter');
  const query = parse(`*[${filter}]._type`);
  const dataset = ['program', 'home', 'sanity.imageAsset'].map((_type) => ({ _id: _type, _type }));
  expect(await (await evaluate(query, { dataset })).get()).toEqual(['program', 'home']);
});

test('the webhook to GitHub starts the rebuild', async () => {
  const [projection = ''] = cellsOf('Projection');
  const query = parse(`*[0] ${projection}`);
  const sent = await (await evaluate(query, { dataset: [{ _id: 'home' }] })).get();
  expect(WORKFLOWS.get('rebuild.yml')?.on.repository_dispatch).toEqual({
    types: [sent.event_type],
  });
  expect(sent.client_payload).toEqual({ document: 'home' });
});

test('the systemd unit of the publish server uses an existing command and options', () => {
  const unit = readFileSync('hosting/systemd/meridian-publish.service', 'utf8');
  const [, script = '', options = ''] =
    /^ExecStart=\S+\/node (\S+) (.*)$/m.exec(unit)?.map(String) ?? [];
  expect(packageJson.scripts['publish-server']).toBe(`node ${script}`);
  expect(existsSync(script)).toBe(true);
  const usage = readFileSync(script, 'utf8');
  for (const [option] of options.matchAll(/--[\w-]+/g)) expect(usage).toContain(option);
});
