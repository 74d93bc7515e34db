import { splitLocale } from '../../../locales/localPath.ts';
import { digest } from '../../disk/digest.ts';
import { headingCharacters } from './characters.ts';
import { MAKER } from './face.ts';

/** Folder of what this module names, in the site. */
const FOLDER = 'assets/headings';

const SHEET = /^assets\/headings\/[\w-]+\.css$/;

/** The file that a page is to load: named by what it is made from, so that no font is opened. */
const sheetFor = (characters: string): string =>
  `${FOLDER}/${digest(`${MAKER} ${characters}`)}.css`;

/** The sheet of headings among the bundled files that a page names. */
export const headingSheet = (assets: readonly string[] = []): string | undefined =>
  assets.find((asset) => SHEET.test(asset));

/** The font beside a sheet. */
export const fontOf = (sheet: string): string => sheet.replace(/css$/, 'woff2');

/**
 * Names the face of its headings in a Chinese page: sheet and font are asked for at once, together
 * with the page's other sheets.
 *
 * @returns other pages as they are
 */
export function withHeadingFace(address: string, html: string): string {
  if (splitLocale(address).locale !== 'zh') return html;
  const sheet = sheetFor(headingCharacters(html));
  const links = `<link rel="preload" href="/${fontOf(sheet)}" as="font" type="font/woff2" crossorigin="anonymous"/><link rel="stylesheet" href="/${sheet}"/>`;
  return html.replace('</head>', () => `${links}</head>`);
}

/** What a sheet says. */
export const faceRule = (sheet: string): string =>
  `@font-face{font-family:"Noto Serif SC";font-weight:700;font-display:optional;src:url("/${fontOf(sheet)}") format("woff2")}\n`;
