import { wrapContent } from '../../../../locales/content.ts';
import type { Catalogue } from '../../../../locales/flatten.ts';
import type { WholeContent } from '../../../../locales/indexedContent.ts';
import type { Locale } from '../../../../locales/locale.ts';
import { createTranslator } from '../../../../locales/translate.ts';
import { renderBody } from '../../../../pages/renderBody.tsx';
import { screenAt } from './screens.ts';

/** A page of the site with drafts. */
interface DraftPage {
  readonly content: WholeContent;
  /** Without language. */
  readonly path: string;
  readonly locale: Locale;
  /** Replaces a text that is missing from the catalogue. */
  readonly missingText: (key: string) => string;
  /** Changes the texts before rendering. */
  readonly transformTexts?: (texts: Catalogue) => Catalogue;
}

/**
 * Renders a page as the build does.
 *
 * @returns the HTML of its `<body>`
 * @throws if the site has no page at the path
 */
export function renderDraft({
  content,
  path,
  locale,
  missingText,
  transformTexts,
}: DraftPage): string {
  const screen = screenAt(path);
  if (!screen) throw new Error(`The site has no page at ${path}`);
  const data = screen.data({ content: wrapContent(content), locale, urlPathname: path });
  const catalogue = transformTexts ? transformTexts(data.catalogue) : data.catalogue;
  const translator = createTranslator(locale, catalogue, missingText);
  return renderBody({ Page: screen.Page, data, locale, translator });
}
