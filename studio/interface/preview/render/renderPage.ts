import type { Locale } from '../../../../locales/locale.ts';
import { say } from '../../../words/say.ts';
import type { TypeOf } from '../../words/describeField.ts';
import type { DraftSite } from '../draft/composeDraft.ts';
import { fieldOfKey } from '../draft/notes.ts';
import { renderDraft } from './renderDraft.ts';

/** A page in one language. */
export interface RenderedPage {
  readonly locale: Locale;
  /** Of its `<body>`. */
  readonly html: string;
  /** Catalogue keys for which there is no text in either language. */
  readonly missing: readonly string[];
}

/**
 * Renders a page of the site with drafts; a note stands where a text is missing.
 *
 * @param path without language
 * @throws when the site has no page there
 */
export function renderPage(
  { content, grouped }: DraftSite,
  path: string,
  locale: Locale,
  typeOf: TypeOf,
): RenderedPage {
  const missing: string[] = [];
  const missingText = (key: string) => {
    missing.push(key);
    return `[${say('[field] is missing', { field: fieldOfKey(key, grouped, typeOf).title })}]`;
  };
  return { locale, html: renderDraft({ content, path, locale, missingText }), missing };
}
