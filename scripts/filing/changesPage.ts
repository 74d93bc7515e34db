import { html } from 'hono/html';
import { LANGUAGE_TAGS, LOCALE_TITLES, LOCALES, type Locale } from '../../locales/locale.ts';
import { localPath } from '../../locales/localPath.ts';
import { compareSentences, sentencesOf } from '../../studio/changes/sentences.ts';
import { sentenceTable } from '../changes/html.ts';
import { htmlDocument, type Markup } from '../changes/htmlDocument.ts';
import {
  type Filing,
  type FilingRecord,
  filedBefore,
  type PageWords,
  readFilings,
  readWords,
} from './records.ts';

/** The last copy that was filed. */
interface Base {
  readonly filing: Filing;
  readonly words: PageWords;
}

/**
 * What the words of a copy differ in from those filed last, sentence by sentence in both languages;
 * all of them while nothing of the page was filed.
 *
 * @param origin of the published site
 */
export function changesOf(
  releases: string,
  record: FilingRecord,
  words: PageWords,
  origin: string,
): Promise<string> {
  const filing = filedBefore(readFilings(releases), record);
  const base = filing && { filing, words: readWords(releases, filing.id) };
  return changesPage(record, words, base, origin);
}

const changesPage = (
  filing: FilingRecord,
  words: PageWords,
  base: Base | undefined,
  origin: string,
): Promise<string> =>
  htmlDocument(
    `Changes of ${filing.page.path}, ${filing.shownOn}`,
    html`<h1>${origin + filing.page.path}</h1>
<p>Shown from ${filing.shownOn} (${filing.timeZone}), release ${filing.release}. To be filed by <strong>${filing.due}</strong>.</p>
<p>${describeBase(base)}</p>
${LOCALES.map((locale) => changesIn(locale, words, base, origin + localPath(filing.page.path, locale)))}`,
  );

const describeBase = (base: Base | undefined): string =>
  base
    ? `Compared with the copy that was shown from ${base.filing.shownOn} and filed by ${base.filing.filed?.by} at ${base.filing.filed?.at}.`
    : 'No copy of this page was filed before: this is all that it says.';

function changesIn(locale: Locale, words: PageWords, base: Base | undefined, url: string): Markup {
  const sentences = compareSentences(
    sentencesOf(base?.words[locale] ?? [], locale),
    sentencesOf(words[locale], locale),
  );
  return html`<h2>${LOCALE_TITLES[locale]} · <a href="${url}">${url}</a></h2>
${sentences.length > 0 ? sentenceTable(sentences, locale) : html`<p lang="${LANGUAGE_TAGS.en}">Every sentence reads as filed.</p>`}
`;
}
