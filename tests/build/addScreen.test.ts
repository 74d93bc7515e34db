import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Checkout, makeCheckout } from '../support/checkout.ts';
import { FEW_PAGES } from '../support/contentChanges.ts';
import type { Edit } from '../support/dataset.ts';
import { FAST_BUILD } from '../support/environment.ts';
import { runScript } from '../support/runScript.ts';
import { copyCode } from '../support/siteCopy.ts';

/** Lines to insert, and the line before which each goes. CONTRIBUTING.md names the files. */
const INSERTED: readonly (readonly [file: string, before: string, line: string])[] = [
  ['locales/routes.ts', "  about: '/about',", "  visits: '/visits',"],
  [
    'studio/schema/index.ts',
    "import { about } from './screens/about.ts';",
    "import { visits } from './screens/visits.ts';",
  ],
  ['studio/schema/index.ts', '  about,', '  visits,'],
];

const ADDED: Readonly<Record<string, string>> = {
  'studio/schema/screens/visits.ts': `
import { defineField } from '@sanity/types';
import { lineField } from '../fields.ts';
import { screen } from './screen.ts';

export const visits = screen('visits', 'Visits', [
  defineField({
    name: 'story',
    type: 'object',
    title: 'Story',
    fields: [lineField('title', 'Heading', 'Heading of the story.')],
  }),
]);
`,
  'pages/visits/+data.ts': `
import { type PageRequest, pageData } from '../pageData.ts';

export function data(request: PageRequest) {
  const screen = request.content.select('visits');
  return { ...pageData(request, screen), screen };
}
`,
  'pages/visits/+Page.tsx': `
import { Hero } from '../../components/sections/Hero.tsx';
import { useText } from '../../components/site/useText.tsx';
import type { data } from './+data.ts';

export function Page({ screen }: ReturnType<typeof data>) {
  const { phrased } = useText();
  return (
    <>
      <Hero group="visits" height={screen.heroHeight} seed="visits" />
      <h2>{phrased('visits.story.title')}</h2>
    </>
  );
}
`,
};

const addDocument: Edit = (documents) => {
  const {
    form: _,
    information: __,
    ...contact
  } = documents.find(({ _id }) => _id === 'contact') ?? {
    _id: '',
    _type: '',
  };
  const title = { _type: 'localeString', en: 'Where we meet you', zh: '在哪里见面' };
  return [...documents, { ...contact, _id: 'visits', _type: 'visits', story: { title } }];
};

let checkout: Checkout;
beforeAll(async () => {
  checkout = await makeCheckout(...FEW_PAGES, addDocument);
  const { root } = checkout;
  await copyCode(root);
  for (const folder of [
    'schema',
    'words',
    'queries',
    'compose',
    'changes',
    'publishing',
    'devServer',
  ])
    await cp(`studio/${folder}`, path.join(root, 'studio', folder), { recursive: true });
  await cp('studio/dataset/terms.json', path.join(root, 'studio/dataset/terms.json'));
  for (const [file, before, line] of INSERTED) {
    const text = await readFile(path.join(root, file), 'utf8');
    expect(text).toContain(before);
    await writeFile(path.join(root, file), text.replace(before, `${line}\n${before}`));
  }
  for (const [file, text] of Object.entries(ADDED)) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), text);
  }
});
afterAll(() => checkout[Symbol.asyncDispose]());

test('adding a screen takes five files', () => {
  const files = new Set([...INSERTED.map(([file]) => file), ...Object.keys(ADDED)]);
  expect(files.size).toBeLessThanOrEqual(5);
});

test('CONTRIBUTING.md names the files', async () => {
  const guide = await readFile('CONTRIBUTING.md', 'utf8');
  for (const [file] of INSERTED) expect(guide).toContain(file);
});

test('the added screen type-checks, is pulled, and is built in both languages', async () => {
  const { root } = checkout;
  const tsc = path.resolve('node_modules/typescript/bin/tsc');
  const types = promisify(execFile)(process.execPath, [tsc, '--project', '.'], { cwd: root });
  await types.catch(({ stdout }: { stdout: string }) => expect(stdout).toBe(''));
  for (const script of ['pull.ts', 'build.ts']) {
    const { code, stderr } = await runScript(
      path.join(root, 'scripts', script),
      [],
      root,
      FAST_BUILD,
    );
    expect(stderr).toBe('');
    expect(code).toBe(0);
  }
  const page = async (name: string) =>
    (await readFile(path.join(root, 'dist/client', name), 'utf8')).replace(
      /<\/?(?:span|wbr)[^>]*>/g,
      '',
    );
  expect(await page('visits.html')).toContain('Where we meet you');
  expect(await page('zh/visits.html')).toContain('在哪里见面');
  expect(await page('sitemap.xml')).toContain('/zh/visits');
});

test.each(['benefit', 'labels'])(
  'the pull names the type %s if it is not registered',
  async (type) => {
    const { root } = checkout;
    const list = path.join(root, 'studio/schema/index.ts');
    const text = await readFile(list, 'utf8');
    await writeFile(list, text.replace(`\n  ${type},`, ''));
    const { code, stderr } = await runScript(path.join(root, 'scripts/pull.ts'), ['--check'], root);
    await writeFile(list, text);
    expect(code).toBe(1);
    expect(stderr).toBe(
      `The type ${type} is used but not registered: add it to the list in studio/schema/index.ts\n`,
    );
  },
);
