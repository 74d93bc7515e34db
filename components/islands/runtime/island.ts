import type { IslandData, IslandName } from '../components.ts';
import { captureEarlyClicks, type EndCapture } from './captureEarlyClicks.ts';
import { failureKind, withTimeout } from './chunks.ts';
import { dismiss, failureAlert } from './failure.ts';
import { LOADERS } from './loaders.ts';
import { rememberTexts } from './rememberTexts.ts';
import { watchScrolling } from './scrolling.ts';

/** Focusing another tab would select it, and the first of several pictures would scroll back to it. */
const FIRST_CONTROL = 'button, input, [aria-selected="true"], li:only-child a';

/** Assistive technology may click without any of the others. */
const TOUCHES = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'click'] as const;

/** Loads an island when it is touched, hovered or focused. Until then it is HTML and CSS. */
export function watchIsland<Name extends IslandName>(island: HTMLElement, name: Name) {
  const restoreTexts = rememberTexts(island);
  const start = () => {
    for (const type of TOUCHES) island.removeEventListener(type, start, true);
    void load(island, name, restoreTexts, endCapture);
  };
  for (const type of TOUCHES) island.addEventListener(type, start, true);
  // Last, because it stops clicks.
  const endCapture = captureEarlyClicks(island);
  // Loads at once if the URL's hash points into the island.
  if (location.hash && island.querySelector(`[id="${CSS.escape(location.hash.slice(1))}"]`))
    start();
}

/** @param alert message of an earlier failure */
async function load<Name extends IslandName>(
  island: HTMLElement,
  name: Name,
  restoreTexts: () => void,
  endCapture: EndCapture,
  alert?: HTMLElement,
) {
  const settled = watchScrolling(island);
  // Not validated: written by Island.tsx of the same build.
  const data: IslandData<Name> = JSON.parse(island.nextElementSibling?.textContent ?? '');
  try {
    const chunks = Promise.all([import('./mount.tsx'), LOADERS[name]()]);
    const [{ mount }, { [name]: component }] = await withTimeout(chunks);
    await settled();
    restoreTexts();
    await mount(island, component, data);
    delete island.dataset.failed;
    if (dismiss(alert)) island.querySelector<HTMLElement>(FIRST_CONTROL)?.focus();
    // Not `click()`, which would release a key that is held down on the button.
    endCapture()?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  } catch (error) {
    const kind = await failureKind(error);
    const retry = () => void load(island, name, restoreTexts, captureEarlyClicks(island), next);
    const next = failureAlert({ id: name, kind, words: data.words, retry });
    const hadFocus = dismiss(alert);
    island.dataset.failed = kind;
    (island.nextElementSibling ?? island).after(next);
    if (hadFocus) next.querySelector('button')?.focus();
    endCapture();
  }
}
