import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { contentType } from '../web/contentTypes.ts';

interface CopyOptions {
  /** Folder of the built site. */
  readonly site: string;
  /** Path of the page's file in the site, such as `/zh.html`. */
  readonly file: string;
  /** Origin of the published site, for links. */
  readonly origin: string;
  /** A note at the end that describes the copy. */
  readonly note: string;
}

/** Nothing may load or run. */
export const COPY_POLICY = `default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; base-uri 'none'; form-action 'none'`;

/** Elements that load, run or prefetch. */
const UNWANTED =
  'script, source, template, iframe, link[rel~="icon"], link[rel="apple-touch-icon"], link[rel~="preload"], link[rel="modulepreload"], link[rel="prefetch"], link[rel="manifest"]';

/**
 * A page as a single file that opens from disk without a network: with embedded styles, pictures and
 * fonts, but no scripts. It prints as shown on screen, on sheets as wide as a screen.
 *
 * @throws the file system's error when a file of the page is missing
 */
export async function makeSelfContained({
  site,
  file,
  origin,
  note,
}: CopyOptions): Promise<string> {
  const readAsset: ReadAsset = (address) => readFile(path.join(site, address));
  const root = parse(await readFile(path.join(site, file), 'utf8'), {
    blockTextElements: { script: true, style: true },
  });
  for (const element of root.querySelectorAll(UNWANTED)) element.remove();
  for (const link of root.querySelectorAll('link[rel="stylesheet"]')) {
    const address = resolve(link.getAttribute('href') ?? '', file);
    const css = (await readAsset(address)).toString('utf8');
    link.replaceWith(`<style>${await embedFiles(showAsOnScreen(css), address, readAsset)}</style>`);
  }
  for (const picture of root.querySelectorAll('img')) {
    const address = resolve(picture.getAttribute('src') ?? '', file);
    for (const name of ['srcset', 'sizes', 'loading']) picture.removeAttribute(name);
    picture.setAttribute('src', toData(address, await readAsset(address)));
  }
  for (const link of root.querySelectorAll('a[href^="/"]'))
    link.setAttribute('href', origin + link.getAttribute('href'));
  root
    .querySelector('head')
    ?.insertAdjacentHTML(
      'afterbegin',
      `<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${COPY_POLICY}">`,
    );
  addNote(root, note);
  return root.toString();
}

type ReadAsset = (address: string) => Promise<Buffer>;

/** A URL of the site as a path relative to its folder. */
const resolve = (reference: string, from: string): string =>
  new URL(reference, new URL(from, 'http://site')).pathname;

const URLS = /url\(\s*(['"]?)([^'")]+)\1\s*\)/g;

/** Embeds the files that a style sheet references. */
async function embedFiles(css: string, from: string, take: ReadAsset): Promise<string> {
  const named = [...css.matchAll(URLS)]
    .map(([, , reference = '']) => reference)
    .filter((reference) => !/^(?:data:|#)/.test(reference));
  const data = new Map<string, string>();
  for (const reference of new Set(named)) {
    const address = resolve(reference, from);
    data.set(reference, toData(address, await take(address)));
  }
  return css.replace(URLS, (whole, _, reference: string) => {
    const known = data.get(reference);
    return known === undefined ? whole : `url(${known})`;
  });
}

const toData = (address: string, bytes: Buffer): string =>
  `data:${contentType(address).replace(/;\s*/g, ';')};base64,${bytes.toString('base64')}`;

/** Screen height in pixels, for `vh` units: a sheet of paper is higher. */
const SCREEN_HEIGHT = 800;

/** Opens all panels, as without scripts, and disables print styles, which hide content. */
const showAsOnScreen = (css: string): string =>
  css
    .replace(/(?<=[\s:(,])([\d.]+)[dls]?vh\b/g, (_, share) => `${(share * SCREEN_HEIGHT) / 100}px`)
    .replace(/\(scripting:\s*none\)/g, '(min-width:0)')
    .replace(/\(scripting:\s*enabled\)/g, '(max-width:0)')
    .replace(/@media print\b/g, '@media not all');

/** A sheet with the proportions of Letter paper, as wide as a wide screen. */
const SHEET = `@page{size:1280px 1656px;margin:0}
html{print-color-adjust:exact;-webkit-print-color-adjust:exact}
*,::before,::after{animation:none!important;transition:none!important}
.filing-note{margin:0;padding:1rem;font:14px/1.5 system-ui,sans-serif;color:#000;background:#fff;text-align:center}`;

function addNote(root: HTMLElement, note: string): void {
  root.querySelector('head')?.insertAdjacentHTML('beforeend', `<style>${SHEET}</style>`);
  root.querySelector('body')?.insertAdjacentHTML('beforeend', `<p class="filing-note">${note}</p>`);
}
