import type { Locale } from '../../../../locales/locale.ts';
import { say } from '../../../words/say.ts';
import type { TypeOf } from '../../words/describeField.ts';
import type { DraftSite } from '../draft/composeDraft.ts';
import { titleOfText } from '../draft/fieldOfText.ts';
import { renderDraft } from './renderDraft.ts';

/** A page in one language. */
export interface RenderedPage {
  readonly locale: Locale;
  /** HTML of its `<body>`. */
  readonly html: string;
  /** Catalogue keys without text in either language. */
  readonly missing: readonly string[];
}

/**
 * Renders a page of the site with drafts; missing texts are replaced by notes.
 *
 * @param path without language
 * @throws if the site has no page at the path
 */
export function renderPage(
  site: DraftSite,
  path: string,
  locale: Locale,
  typeOf: TypeOf,
): RenderedPage {
  const missing: string[] = [];
  const missingText = (key: string) => {
    missing.push(key);
    return `[${say('[field] is missing', { field: titleOfText(key, site, typeOf, locale) })}]`;
  };
  return {
    locale,
    html: renderDraft({ content: site.content, path, locale, missingText }),
    missing,
  };
}
