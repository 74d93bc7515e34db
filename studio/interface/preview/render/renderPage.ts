import type { Locale } from '../../../../locales/locale.ts';
import { say } from '../../../words/say.ts';
import type { TypeOf } from '../../words/describeField.ts';
import type { DraftSite } from '../draft/composeDraft.ts';
import { fieldOfKey } from '../draft/notes.ts';
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
