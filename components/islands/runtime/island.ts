import type { IslandData, IslandName } from '../registry.ts';
import { failureKind, inTime } from './chunks.ts';
import { showFailure } from './failure.ts';
import { holdClicks } from './holdClicks.ts';
import { LOADERS } from './loaders.ts';

/** How far from the screen an island starts to load. */
const NEAR = '300px';

const TOUCHES = ['pointerdown', 'focusin', 'keydown'] as const;

/** Loads an island as soon as it is near the screen or touched. */
export function watchIsland<Name extends IslandName>(island: HTMLElement, name: Name) {
  // Written by Island.tsx of the same build.
  const data: IslandData<Name> = JSON.parse(island.nextElementSibling?.textContent ?? '');
  let release = holdClicks(island);
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) start();
    },
    { rootMargin: NEAR },
  );

  const start = () => {
    observer.disconnect();
    for (const type of TOUCHES) island.removeEventListener(type, start, true);
    void load();
  };

  const load = async (forget = () => {}) => {
    try {
      const chunks = Promise.all([import('./mount.tsx'), LOADERS[name]()]);
      const [{ mount }, component] = await inTime(chunks);
      await mount(island, component, data);
      forget();
      release(true);
    } catch (error) {
      const kind = await failureKind(error);
      forget();
      release(false);
      const clear = showFailure(
        island,
        data.words,
        kind,
        once(() => {
          release = holdClicks(island);
          void load(clear);
        }),
      );
    }
  };

  observer.observe(island);
  for (const type of TOUCHES) island.addEventListener(type, start, true);
}

/** A second press while the first is being answered does nothing. */
function once(act: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) act();
    isDone = true;
  };
}
