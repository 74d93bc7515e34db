import '../style.css';
import { watchIsland } from './island.ts';
import { isIslandName } from './loaders.ts';

/** Entry of pages with islands: each loads when it is touched, hovered or focused. */
document.documentElement.dataset.started = '';
for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
  const name = island.dataset.island;
  if (isIslandName(name)) watchIsland(island, name);
}
