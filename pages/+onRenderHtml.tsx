import './pageContext.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { dangerouslySkipEscape, escapeInject } from 'vike/server';
import type { InjectFilterEntry, PageContextServer } from 'vike/types';
import { LANGUAGE_TAGS } from '../locales/locale.ts';
import { createTranslator } from '../locales/translate.ts';
import { asHtml } from './asHtml.ts';
import { Head } from './Head.tsx';
import { renderBody } from './renderBody.tsx';
import './style.css';

/** One complete document: head, bar, the page, footer. */
export function onRenderHtml({ Page, data, locale }: PageContextServer) {
  const translator = createTranslator(locale, data.catalogue);
  const head = renderToStaticMarkup(<Head data={data} locale={locale} t={translator.t} />);
  const body = renderBody({ Page, data, locale, translator });
  return {
    documentHtml: escapeInject`<!doctype html>
<html lang="${LANGUAGE_TAGS[locale]}">
<head>${dangerouslySkipEscape(asHtml(head))}</head>
<body>${dangerouslySkipEscape(body)}</body>
</html>`,
    injectFilter: (assets: InjectFilterEntry[]) =>
      chooseAssets(assets, body.includes('data-island=')),
  };
}

/**
 * Leaves out what Vike would link without need: the display face, which {@link Head} asks for where
 * headings are set in it, and the islands' style on pages that have none.
 */
function chooseAssets(assets: InjectFilterEntry[], hasIslands: boolean) {
  for (const asset of assets) {
    const isIslandStyle = asset.src.includes('components_islands');
    if (asset.assetType === 'font' || (isIslandStyle && !hasIslands)) asset.inject = false;
  }
}
