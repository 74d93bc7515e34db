import islandStyle from '../../../../components/islands/style.css?url';
import { LANGUAGE_TAGS, type Locale } from '../../../../locales/locale.ts';
import siteStyle from '../../../../pages/style.css?url';
import script from './frame.ts?worker&url';

/** Those of the kinds of pages: any may be shown, with its own alone. */
const sheets = import.meta.glob<string>('../../../../pages/sheets/*.css', {
  query: '?url',
  import: 'default',
  eager: true,
});

const linkTo = (style: string, attributes = '') =>
  `<link rel="stylesheet" href="${whole(style)}"${attributes}>`;

const nameOf = (file: string) => file.replace(/^.*\/|\.css$/g, '');

/**
 * The address of an empty page with the site's style and the script that shows pages in it. It is a
 * page of its own, because the site's islands use its address, and its style the width of its
 * window.
 */
export function frameAddress(locale: Locale): string {
  const styles = [
    ...[siteStyle, islandStyle].map((style) => linkTo(style)),
    ...Object.entries(sheets).map(([file, style]) =>
      linkTo(style, ` data-sheet="${nameOf(file)}"`),
    ),
  ];
  const html = `<!doctype html>
<html lang="${LANGUAGE_TAGS[locale]}" data-started>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${styles.join('\n')}
<script>
// Vite's React plugin asks for these in development.
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
</script>
<script type="module" src="${whole(script)}"></script>
</head>
<body></body>
</html>`;
  return URL.createObjectURL(new Blob([html], { type: 'text/html' }));
}

/** The page's own address is no base for paths. */
const whole = (address: string) => new URL(address, location.href).href;
