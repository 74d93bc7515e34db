import '../style.css';
import { watchIsland } from './island.ts';
import { isIslandName } from './loaders.ts';

/** The entry of pages with islands: each waits until it is touched, hovered or focused. */
document.documentElement.dataset.started = '';
for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
  const name = island.dataset.island;
  if (isIslandName(name)) watchIsland(island, name);
}
