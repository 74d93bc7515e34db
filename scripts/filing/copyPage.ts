import type { Locale, Localized } from '../../locales/locale.ts';
import { localPath } from '../../locales/localPath.ts';
import { pageFile } from '../web/addresses.ts';
import { makeSelfContained } from './makeSelfContained.ts';
import type { FilingRecord } from './records.ts';

/** A note on the copy itself, with its source and date, in the language of the page. */
const NOTES: Localized<(url: string, record: FilingRecord) => string> = {
  en: (url, { shownOn, timeZone, release }) =>
    `Copy of ${url} as shown from ${shownOn} (${timeZone}), release ${release}`,
  zh: (url, { shownOn, timeZone, release }) =>
    `${url} 的副本，为自${shownOn}（${timeZone}）起显示的内容，版本 ${release}`,
};

/**
 * A page of a release in one language as a single file.
 *
 * @param site folder of the release's site
 * @param origin of the published site
 */
export function copyPage(
  site: string,
  record: FilingRecord,
  locale: Locale,
  origin: string,
): Promise<string> {
  const address = localPath(record.page.path, locale);
  const note = NOTES[locale](origin + address, record);
  return makeSelfContained({ site, file: pageFile(address), origin, note });
}
