import './pageContext.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { dangerouslySkipEscape, escapeInject } from 'vike/server';
import type { InjectFilterEntry, PageContextServer } from 'vike/types';
import { LANGUAGE_TAGS } from '../locales/locale.ts';
import { createTranslator } from '../locales/translate.ts';
import { Head } from './Head.tsx';
import { islandAssets, NO_ASSETS } from './islandAssets.ts';
import { normalizeMarkup } from './normalizeMarkup.ts';
import { renderBody } from './renderBody.tsx';
import './style.css';

/** Renders one complete document: head, header, page, footer. */
export function onRenderHtml({ Page, data, locale }: PageContextServer) {
  const translator = createTranslator(locale, data.catalogue);
  const body = renderBody({ Page, data, locale, translator });
  const assets = body.includes('data-island=') ? islandAssets() : NO_ASSETS;
  const head = renderToStaticMarkup(
    <Head data={data} locale={locale} t={translator.t} assets={assets} />,
  );
  return {
    documentHtml: escapeInject`<!doctype html>
<html lang="${LANGUAGE_TAGS[locale]}">
<head>${dangerouslySkipEscape(normalizeMarkup(head))}</head>
<body>${dangerouslySkipEscape(body)}</body>
</html>`,
    injectFilter: skipFonts,
  };
}

/** {@link Head} preloads the heading font itself, on the pages that use it. */
function skipFonts(assets: InjectFilterEntry[]) {
  for (const asset of assets) if (asset.assetType === 'font') asset.inject = false;
}
