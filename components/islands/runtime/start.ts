import { enhance } from './enhance.ts';
import { watchIsland } from './island.ts';
import { isIslandName } from './loaders.ts';

/** Starts what a page needs of script: the enhancements, and the islands that it has. */
export function start() {
  document.documentElement.dataset.started = '';
  enhance();
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const name = island.dataset.island;
    if (isIslandName(name)) watchIsland(island, name);
  }
}
