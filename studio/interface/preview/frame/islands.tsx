import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import {
  COMPONENTS,
  type IslandComponent,
  type IslandData,
  type IslandName,
} from '../../../../components/islands/components.ts';
import { IslandBoundary } from '../../../../components/islands/runtime/IslandBoundary.tsx';
import { isIslandName } from '../../../../components/islands/runtime/loaders.ts';
import type { Slots } from '../../../../components/islands/Slot.tsx';

const roots = new WeakMap<Element, Root>();

/** Whether React renders the island. */
export const isLive = (element: Element): boolean => roots.has(element);

/** Starts the islands that React does not render yet, outer ones before nested ones. */
export function startIslands(): void {
  for (;;) {
    const islands = document.querySelectorAll<HTMLElement>('[data-island]');
    const next = [...islands].find((island) => !isLive(island));
    if (!next) return;
    roots.set(next, createRoot(next, { identifierPrefix: next.dataset.prefix ?? '' }));
    renderIsland(next, next, slotsOf(next));
    next.dataset.live = '';
  }
}

/**
 * Updates an island to a newer version of the page; what is open or selected in it stays.
 *
 * @param newer the same island in that version
 * @param slots HTML of its slots, which React uses only once; the caller applies later changes
 */
export function renderIsland(island: HTMLElement, newer: HTMLElement, slots: Slots = {}): void {
  const name = newer.dataset.island;
  const element = isIslandName(name) ? islandElement(name, newer, slots) : null;
  flushSync(() => roots.get(island)?.render(element));
}

function islandElement<Name extends IslandName>(name: Name, island: HTMLElement, slots: Slots) {
  // Written by Island.tsx of the same page.
  const { props, words }: IslandData<Name> = JSON.parse(
    island.nextElementSibling?.textContent ?? '',
  );
  const Component: IslandComponent<Name> = COMPONENTS[name];
  return (
    <IslandBoundary words={words}>
      <Component key={island.dataset.prefix} {...props} slots={slots} />
    </IslandBoundary>
  );
}

/** Unmounts an island that is removed from the page. */
export function stopIsland(island: Element): void {
  roots.get(island)?.unmount();
  roots.delete(island);
}

/** The slots of an island, without those of nested islands. */
export const slotElements = (island: Element): HTMLElement[] =>
  [...island.querySelectorAll<HTMLElement>('[data-slot]')].filter(
    (slot) => slot.closest('[data-island]') === island,
  );

const slotsOf = (island: Element): Slots =>
  Object.fromEntries(slotElements(island).map((slot) => [slot.dataset.slot ?? '', slot.innerHTML]));
