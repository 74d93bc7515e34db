import path from 'node:path';
import { html } from 'hono/html';
import { LANGUAGE_TAGS, LOCALE_TITLES, LOCALES, type Locale } from '../../locales/locale.ts';
import { localPath } from '../../locales/localPath.ts';
import { compareSentences, sentencesOf } from '../../studio/changes/sentences.ts';
import { sentenceTable } from '../changes/html.ts';
import { htmlDocument, type Markup } from '../changes/htmlDocument.ts';
import { writeFileDurably } from '../disk/durableWrites.ts';
import {
  type Filing,
  type FilingRecord,
  filingFolder,
  findLastFiled,
  type PageWords,
  requireWords,
} from './records.ts';

/**
 * The changes of a copy since the last one filed, sentence by sentence in both languages; the complete
 * text if no copy of the page was filed before.
 *
 * @param all copies, of which one is compared
 * @param origin of the published site, for records that lack it
 * @throws {CommandError} when the text of the copy filed last is damaged
 */
export function composeChangesPage(
  releases: string,
  all: readonly Filing[],
  record: FilingRecord,
  words: PageWords,
  origin: string,
): Promise<string> {
  const { page, shownOn, timeZone, release, due } = record;
  // The setting of who marks another copy as filed may be missing.
  const site = record.origin ?? origin;
  const base = findLastFiled(all, record);
  const before = base && requireWords(releases, base.id);
  return htmlDocument(
    `Changes of ${page.path}, ${shownOn}`,
    html`<h1>${site + page.path}</h1>
<p>Shown from ${shownOn} (${timeZone}), release ${release}. To be filed by <strong>${due}</strong>.</p>
<p>${describeBase(base)}</p>
${LOCALES.map((locale) => changesIn(locale, site + localPath(page.path, locale), words[locale], before?.[locale]))}`,
  );
}

const describeBase = (base: Filing | undefined): string =>
  base
    ? `Compared with the copy that was shown from ${base.shownOn} and filed by ${base.filed?.by} at ${base.filed?.at}.`
    : 'No copy of this page was filed before: this is its complete text.';

function changesIn(
  locale: Locale,
  url: string,
  after: readonly string[],
  before: readonly string[] = [],
): Markup {
  const sentences = compareSentences(sentencesOf(before, locale), sentencesOf(after, locale));
  return html`<h2>${LOCALE_TITLES[locale]} · <a href="${url}">${url}</a></h2>
${sentences.length > 0 ? sentenceTable(sentences, locale) : html`<p lang="${LANGUAGE_TAGS.en}">No changes since the last filing.</p>`}
`;
}

/**
 * Writes the changes of a page's open copies again that were made after another one.
 *
 * @param all copies
 * @param number of the other copy
 */
export async function updateChanges(
  releases: string,
  all: readonly Filing[],
  { page, number }: Pick<Filing, 'page' | 'number'>,
  origin: string,
): Promise<void> {
  const later = all.filter(
    (other) => other.page.id === page.id && other.number > number && !other.filed,
  );
  for (const other of later)
    await writeFileDurably(
      path.join(filingFolder(releases, other.id), other.changes),
      await composeChangesPage(releases, all, other, requireWords(releases, other.id), origin),
    );
}
