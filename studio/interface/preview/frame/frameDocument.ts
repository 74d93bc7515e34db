import islandStyle from '../../../../components/islands/style.css?url';
import { LANGUAGE_TAGS, type Locale } from '../../../../locales/locale.ts';
import siteStyle from '../../../../pages/style.css?url';
import script from './frame.ts?worker&url';

/** One style sheet per kind of page; only that of the shown page is enabled. */
const sheets = import.meta.glob<string>('../../../../pages/sheets/*.css', {
  query: '?url',
  import: 'default',
  eager: true,
});

const linkTo = (style: string, attributes = '') =>
  `<link rel="stylesheet" href="${absolute(style)}"${attributes}>`;

const nameOf = (file: string) => file.replace(/^.*\/|\.css$/g, '');

/**
 * The address of an empty page with the site's styles and the script that shows pages in it. A
 * separate page, because the site's islands use its address and its styles the width of its window.
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
<script type="module" src="${absolute(script)}"></script>
</head>
<body></body>
</html>`;
  return URL.createObjectURL(new Blob([html], { type: 'text/html' }));
}

/** A blob URL cannot serve as the base for relative paths. */
const absolute = (address: string) => new URL(address, location.href).href;
