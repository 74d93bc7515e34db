import { BUDGETS, kilobytes } from '../budgets.ts';
import { pageRule } from '../rule.ts';
import { weighPage } from '../weigh.ts';

/** A page without an island stays small enough to be there at once, on any connection. */
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
      message: `CSS is ${kilobytes(css)}, more than the ${kilobytes(BUDGETS.plainStyle)} that a page without an island may load`,
      fix: 'take out what no page needs, or give the section a sheet of its own in pages/sheets',
    };
  if (script > BUDGETS.plainScript)
    yield {
      message: `JavaScript is ${kilobytes(script)}, more than the ${kilobytes(BUDGETS.plainScript)} that a page without an island may load`,
      fix: 'import it when it is needed (see components/islands/runtime), or do it in HTML and CSS',
    };
});
