import type { IslandData, IslandName } from '../registry.ts';
import { failureKind, inTime } from './chunks.ts';
import { dismiss, failureAlert } from './failure.ts';
import { holdClicks } from './holdClicks.ts';
import { LOADERS } from './loaders.ts';

/** How far from the screen an island starts to load. */
const NEAR = '300px';

const TOUCHES = ['pointerdown', 'focusin', 'keydown'] as const;

/** Loads an island as soon as it is near the screen or touched. */
export function watchIsland<Name extends IslandName>(island: HTMLElement, name: Name) {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) start();
    },
    { rootMargin: NEAR },
  );
  const release = holdClicks(island);
  const start = () => {
    observer.disconnect();
    for (const type of TOUCHES) island.removeEventListener(type, start, true);
    void load(island, name, release);
  };
  observer.observe(island);
  for (const type of TOUCHES) island.addEventListener(type, start, true);
}

/** @param alert what was said when it failed before */
async function load<Name extends IslandName>(
  island: HTMLElement,
  name: Name,
  release: (isRepeated: boolean) => void,
  alert?: HTMLElement,
) {
  // Written by Island.tsx of the same build.
  const data: IslandData<Name> = JSON.parse(island.nextElementSibling?.textContent ?? '');
  try {
    const chunks = Promise.all([import('./mount.tsx'), LOADERS[name]()]);
    const [{ mount }, component] = await inTime(chunks);
    await mount(island, component, data);
    delete island.dataset.failed;
    if (dismiss(alert)) island.querySelector<HTMLElement>('button, a[href], input')?.focus();
    release(true);
  } catch (error) {
    const kind = await failureKind(error);
    const retry = () => void load(island, name, holdClicks(island), next);
    const next = failureAlert({ id: name, kind, words: data.words, retry });
    const hadFocus = dismiss(alert);
    island.dataset.failed = kind;
    (island.nextElementSibling ?? island).after(next);
    if (hadFocus) next.querySelector('button')?.focus();
    release(false);
  }
}
