import { BUDGETS, inBytes, kilobytes } from '../budgets.ts';
import type { BuiltSite } from '../builtSite.ts';
import { measureMainlandLoad } from '../mainland.ts';
import { modulesOf } from '../modules.ts';
import { pageRule } from '../rule.ts';
import { weighPage } from '../weigh.ts';

/** Pages without islands are small enough to load instantly on any connection. */
export const firstLoad = pageRule('first load', function* (page, site) {
  if (page.islands.size > 0) return;
  const { html, css, script } = weighPage(page, site);
  const all = html + css + script;
  if (all > BUDGETS.plainPage)
    yield {
      message: `HTML, CSS and JavaScript are ${kilobytes(all)} (${kilobytes(html)}, ${kilobytes(css)}, ${kilobytes(script)}), more than the ${kilobytes(BUDGETS.plainPage)} that a page without an island may send`,
      fix: 'shorten what the page repeats: inline drawings first, then unused CSS',
    };
  if (css > BUDGETS.plainStyle)
    yield {
      message: `CSS is ${inBytes(css)}, more than the ${inBytes(BUDGETS.plainStyle)} that a page without an island may load`,
      fix: 'shorten rules, or import them only in the sheets of the pages that need them (pages/sheets)',
    };
  if (script > BUDGETS.plainScript)
    yield {
      message: `JavaScript is ${inBytes(script)}, more than the ${inBytes(BUDGETS.plainScript)} that a page without an island may load`,
      fix: 'import it when it is needed (see components/islands/runtime), or do it in HTML and CSS',
    };
});

/** The font of Chinese headings is small enough to arrive before the first view. */
export const headingFont = pageRule('heading font', function* ({ root }, site) {
  for (const link of root.querySelectorAll('link[rel="preload"][as="font"]')) {
    const bytes = site.files.get(link.getAttribute('href') ?? '')?.sentBytes ?? 0;
    if (bytes > BUDGETS.headingFont)
      yield {
        message: `the font of its headings is ${kilobytes(bytes)}, more than the ${kilobytes(BUDGETS.headingFont)} that may arrive before the first view`,
        fix: 'shorten its first- and second-level headings: the font contains every character in them',
      };
  }
});

/** On a slow, distant connection, a page loads in time and is readable without scripts. */
export const mainlandLoad = pageRule('mainland load', function* (page, site) {
  const { isReadable, seconds, bytes, requests } = measureMainlandLoad(page, site);
  if (seconds > BUDGETS.mainlandSeconds)
    yield {
      message: `the first load (${kilobytes(bytes)}, ${requests} requests) takes ${seconds.toFixed(1)} s at 1.6 Mbit/s and 300 ms, more than ${BUDGETS.mainlandSeconds} s`,
      fix: 'make its eager pictures smaller, or load them lazily',
    };
  if (!isReadable)
    yield {
      message: 'the text is not in the HTML: without scripts the page is empty',
      fix: 'render it at build time, inside <main>',
    };
});

/** The scripts of a page's islands exist and stay within their budget. */
export const islands = pageRule('islands', function* (page, site) {
  if (page.islands.size === 0) return;
  for (const name of page.islands) {
    if (isOffered(name, site)) continue;
    yield {
      message: `no script exports the island "${name}": it does not work`,
      fix: `add it to components/islands/runtime/loaders.ts under the name ${name}`,
    };
  }
  const { script, islandScript } = weighPage(page, site);
  const all = script + islandScript;
  if (all > BUDGETS.islandScript)
    yield {
      message: `JavaScript with the islands ${[...page.islands].join(', ')} is ${inBytes(all)}, more than ${inBytes(BUDGETS.islandScript)}: phones take seconds to run it`,
      fix: 'drop a library, or make the island smaller',
    };
});

function isOffered(name: string, site: BuiltSite): boolean {
  const modules = modulesOf(site);
  return [...modules.values()].some(({ dynamicImports }) =>
    dynamicImports.some((later) => modules.get(later)?.exports.has(name)),
  );
}
