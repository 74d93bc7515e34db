import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { CatalogueSchema } from '../../../locales/catalogue.ts';
import { LANGUAGE_TAGS, LOCALES, type Locale } from '../../../locales/locale.ts';
import { localPath } from '../../../locales/localPath.ts';
import { SiteSchema } from '../../../locales/site.ts';
import { sitePages } from '../../../locales/sitePages.ts';
import { redirectRules } from '../../../scripts/build/staticHosts.ts';
import type { PulledContent } from '../../../scripts/content/pulledContent.ts';

/** Writes content like the pull: every file is replaced, none overwritten. */
export async function writeContent(folder: string, content: PulledContent): Promise<void> {
  await mkdir(folder, { recursive: true });
  await replace(path.join(folder, 'site.json'), JSON.stringify(content.site));
  for (const locale of LOCALES)
    await replace(path.join(folder, `${locale}.json`), JSON.stringify(content.catalogues[locale]));
}

export async function readContent(folder: string): Promise<PulledContent> {
  const read = async (name: string): Promise<unknown> =>
    JSON.parse(await readFile(path.join(folder, name), 'utf8'));
  return {
    site: v.parse(SiteSchema, await read('site.json')),
    catalogues: {
      en: v.parse(CatalogueSchema, await read('en.json')),
      zh: v.parse(CatalogueSchema, await read('zh.json')),
    },
  };
}

/**
 * Renders plain pages with all their texts, and one hashed script.
 *
 * @returns the size of each file
 */
export async function writeSite(folder: string, content: PulledContent, script: string) {
  const sizes = new Map<string, number>();
  const put = async (name: string, text: string) => {
    await write(folder, name, text);
    sizes.set(name, Buffer.byteLength(text));
  };
  await rm(folder, { recursive: true, force: true });
  const pages = sitePages(content.site);
  const all = [...pages, { path: '/404', group: 'errors' }];
  for (const { path: address, group } of all)
    for (const locale of LOCALES) {
      const links = pages.map((page) => localPath(page.path, locale));
      const html = render(content, { group, locale, links, script });
      await put(fileOf(localPath(address, locale)), html);
    }
  await put(`assets/${script}`, `export const name = '${script}';`);
  await put('_redirects', redirectRules([]));
  return sizes;
}

interface PageOptions {
  readonly group: string;
  readonly locale: Locale;
  readonly links: readonly string[];
  readonly script: string;
}

function render({ catalogues: all }: PulledContent, { group, locale, links, script }: PageOptions) {
  const texts = Object.entries(all[locale]).filter(([key]) => key.startsWith(`${group}.`));
  const title = all[locale][`${group}.seo.title`] ?? all[locale]['errors.notFound.title'] ?? '没有';
  return `<!doctype html>
<html lang="${LANGUAGE_TAGS[locale]}">
<head><title>${title}</title><script type="module" src="/assets/${script}"></script></head>
<body><h1>${title}</h1>
${links.map((link) => `<a href="${link}">${link}</a>`).join('\n')}
${texts.map(([, text]) => `<p>${text}</p>`).join('\n')}
<!-- ${'.'.repeat(1000)} -->
</body>
</html>
`;
}

const fileOf = (address: string) => (address === '/' ? 'index.html' : `${address.slice(1)}.html`);

async function write(folder: string, name: string, text: string): Promise<void> {
  const file = path.join(folder, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

async function replace(file: string, text: string): Promise<void> {
  await writeFile(`${file}.part`, text);
  await rename(`${file}.part`, file);
}
