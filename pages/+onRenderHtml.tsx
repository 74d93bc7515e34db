import './pageContext.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { dangerouslySkipEscape, escapeInject } from 'vike/server';
import type { InjectFilterEntry, PageContextServer } from 'vike/types';
import { PageScope } from '../components/site/PageScope.tsx';
import { Shell } from '../components/site/Shell.tsx';
import { LANGUAGE_TAGS } from '../locales/locale.ts';
import { createTranslator } from '../locales/translate.ts';
import { Head } from './Head.tsx';
import './style.css';

/** One complete document: head, bar, the page, footer. */
export function onRenderHtml({ Page, data, locale }: PageContextServer) {
  const translator = createTranslator(locale, data.catalogue);
  const head = renderToStaticMarkup(<Head data={data} locale={locale} t={translator.t} />);
  const body = renderToStaticMarkup(
    <PageScope translator={translator} locale={locale} path={data.path} site={data.site}>
      <Shell>
        <Page {...data} />
      </Shell>
    </PageScope>,
  );
  return {
    documentHtml: escapeInject`<!doctype html>
<html lang="${LANGUAGE_TAGS[locale]}">
<head>${dangerouslySkipEscape(asHtml(head))}</head>
<body>${dangerouslySkipEscape(asHtml(body))}</body>
</html>`,
    injectFilter: (assets: InjectFilterEntry[]) =>
      chooseAssets(assets, body.includes('data-island=')),
  };
}

/** React writes some attributes in its own spelling (`hrefLang`); HTML's is lower case. */
const asHtml = (markup: string) =>
  markup.replace(/ (charSet|hrefLang|srcSet|autoComplete|encType|tabIndex|crossOrigin)=/g, (name) =>
    name.toLowerCase(),
  );

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
