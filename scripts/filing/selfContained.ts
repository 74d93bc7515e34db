import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { contentType } from '../web/contentTypes.ts';

/** What a copy of a page is made of. */
interface CopyOptions {
  /** Folder of the built site. */
  readonly site: string;
  /** Address of the page's file in it: `/zh.html`. */
  readonly file: string;
  /** Origin of the published site: links lead there. */
  readonly origin: string;
  /** A sentence at its end, which says what it is. */
  readonly note: string;
}

/** Nothing is asked for and nothing runs. */
const POLICY = `default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; base-uri 'none'; form-action 'none'`;

/** What loads, runs or looks ahead. */
const UNWANTED =
  'script, source, template, iframe, link[rel~="icon"], link[rel="apple-touch-icon"], link[rel~="preload"], link[rel="modulepreload"], link[rel="prefetch"], link[rel="manifest"]';

/**
 * A page as one file that opens from a disk and without a network: styles, pictures and fonts are in
 * it, scripts are not. It prints what the screen shows, on sheets as wide as a screen.
 *
 * @throws the file system's error when a file of the page is missing
 */
export async function selfContained({ site, file, origin, note }: CopyOptions): Promise<string> {
  const take: Take = (address) => readFile(path.join(site, address));
  const root = parse(await readFile(path.join(site, file), 'utf8'), {
    comment: true,
    blockTextElements: { script: true, style: true },
  });
  for (const element of root.querySelectorAll(UNWANTED)) element.remove();
  for (const link of root.querySelectorAll('link[rel="stylesheet"]')) {
    const address = resolve(link.getAttribute('href') ?? '', file);
    const css = (await take(address)).toString('utf8');
    link.replaceWith(`<style>${await withData(asShown(css), address, take)}</style>`);
  }
  for (const picture of root.querySelectorAll('img')) {
    const address = resolve(picture.getAttribute('src') ?? '', file);
    for (const name of ['srcset', 'sizes', 'loading']) picture.removeAttribute(name);
    picture.setAttribute('src', toData(address, await take(address)));
  }
  for (const link of root.querySelectorAll('a[href^="/"]'))
    link.setAttribute('href', origin + link.getAttribute('href'));
  root
    .querySelector('head')
    ?.insertAdjacentHTML(
      'afterbegin',
      `<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}">`,
    );
  addNote(root, note);
  return root.toString();
}

type Take = (address: string) => Promise<Buffer>;

/** An address of the site, as one below its folder. */
const resolve = (reference: string, from: string): string =>
  new URL(reference, new URL(from, 'http://site')).pathname;

const URLS = /url\(\s*(['"]?)([^'")]+)\1\s*\)/g;

/** Puts the files that a style names into it. */
async function withData(css: string, from: string, take: Take): Promise<string> {
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

/** Pixels of a screen, of which a hero is a share; a sheet of paper is higher. */
const SCREEN_HEIGHT = 800;

/** Without script, every panel is open; on paper, nothing is left out. */
const asShown = (css: string): string =>
  css
    .replace(/(?<=[\s:(,])([\d.]+)[dls]?vh\b/g, (_, share) => `${(share * SCREEN_HEIGHT) / 100}px`)
    .replace(/\(scripting:\s*none\)/g, '(min-width:0)')
    .replace(/\(scripting:\s*enabled\)/g, '(max-width:0)')
    .replace(/@media print\b/g, '@media not all');

/** A sheet of the proportions of letter paper that shows the page as a wide screen does. */
const SHEET = `@page{size:1280px 1656px;margin:0}
html{print-color-adjust:exact;-webkit-print-color-adjust:exact}
*,::before,::after{animation:none!important;transition:none!important}
.filing-note{margin:0;padding:1rem;font:14px/1.5 system-ui,sans-serif;color:#000;background:#fff;text-align:center}`;

function addNote(root: HTMLElement, note: string): void {
  root.querySelector('head')?.insertAdjacentHTML('beforeend', `<style>${SHEET}</style>`);
  root.querySelector('body')?.insertAdjacentHTML('beforeend', `<p class="filing-note">${note}</p>`);
}
