import { splitLocale } from '../../../locales/localPath.ts';
import { digest } from '../../disk/digest.ts';
import { headingCharacters } from './characters.ts';
import { SUBSETTER_VERSION } from './face.ts';

/** Folder of sheets and fonts in the site. */
const FOLDER = 'assets/headings';

const SHEET = /^assets\/headings\/[\w-]+\.css$/;

/** The sheet of a page, named by a digest of its inputs, so that fonts need not be read. */
const sheetFor = (characters: string): string =>
  `${FOLDER}/${digest(`${SUBSETTER_VERSION} ${characters}`)}.css`;

/** The headings sheet among the assets of a page. */
export const headingSheet = (assets: readonly string[] = []): string | undefined =>
  assets.find((asset) => SHEET.test(asset));

export const fontOf = (sheet: string): string => sheet.replace(/css$/, 'woff2');

/**
 * Adds links to the heading font and its sheet to a Chinese page, so that both load together with the
 * page's other sheets. Other pages are returned unchanged.
 */
export function withHeadingFace(address: string, html: string): string {
  if (splitLocale(address).locale !== 'zh') return html;
  const sheet = sheetFor(headingCharacters(html));
  const links = `<link rel="preload" href="/${fontOf(sheet)}" as="font" type="font/woff2" crossorigin="anonymous"/><link rel="stylesheet" href="/${sheet}"/>`;
  return html.replace('</head>', () => `${links}</head>`);
}

/** The content of a sheet. */
export const faceRule = (sheet: string): string =>
  `@font-face{font-family:"Noto Serif SC";font-weight:700;font-display:optional;src:url(/${fontOf(sheet)})}`;
