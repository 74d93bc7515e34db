import { BUDGETS, kilobytes } from '../budgets.ts';
import type { BuiltSite } from '../builtSite.ts';
import { modulesOf } from '../modules.ts';
import { pageRule } from '../rule.ts';
import { weighPage } from '../weigh.ts';

/** A page's islands have their scripts, and these stay within their budget. */
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
      message: `JavaScript with the islands ${[...page.islands].join(', ')} is ${kilobytes(all)}, more than ${kilobytes(BUDGETS.islandScript)}: phones need seconds to run it`,
      fix: 'leave out a library, or make the island smaller',
    };
});

function isOffered(name: string, site: BuiltSite): boolean {
  const modules = modulesOf(site);
  return [...modules.values()].some(({ dynamicImports }) =>
    dynamicImports.some((later) => modules.get(later)?.exports.has(name)),
  );
}
