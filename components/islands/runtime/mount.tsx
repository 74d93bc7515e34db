import { type ReactNode, startTransition, useEffect, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { IslandComponent, IslandData, IslandName } from '../components.ts';
import type { Slots } from '../Slot.tsx';
import { IslandBoundary } from './IslandBoundary.tsx';

/**
 * Hydrates an island, with the same ids and content as in the page.
 *
 * @returns resolves when the island, or the error message in its place, handles events
 */
export function mount<Name extends IslandName>(
  island: HTMLElement,
  Component: IslandComponent<Name>,
  { props, words }: IslandData<Name>,
): Promise<void> {
  const prefix = island.dataset.prefix ?? '';
  const slots = readSlots(island);
  return new Promise((resolve) => {
    const root = (
      <LiveIsland island={island} onLive={resolve}>
        <IslandBoundary words={words}>
          <Component key={prefix} {...props} slots={slots} />
        </IslandBoundary>
      </LiveIsland>
    );
    startTransition(() => {
      hydrateRoot(island, root, { identifierPrefix: prefix });
    });
  });
}

/** Reads the content of the island's slots from the page. */
const readSlots = (island: HTMLElement): Slots =>
  Object.fromEntries(
    [...island.querySelectorAll<HTMLElement>('[data-slot]')]
      .filter((slot) => slot.closest('[data-island]') === island)
      .map((slot) => [slot.dataset.slot ?? '', slot.innerHTML]),
  );

interface LiveIslandProps {
  readonly island: HTMLElement;
  readonly onLive: () => void;
  readonly children: ReactNode;
}

/** Marks the island as live for CSS before the paint, and calls `onLive` once its effects have run. */
function LiveIsland({ island, onLive, children }: LiveIslandProps) {
  useLayoutEffect(() => {
    island.dataset.live = '';
  }, [island]);
  useEffect(() => {
    // State set by effects is rendered after them.
    setTimeout(onLive);
  }, [onLive]);
  return children;
}
