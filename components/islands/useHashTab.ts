import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** A tab; its id is also the panel's URL hash. */
export interface HashTab {
  readonly id: string;
  readonly label: string;
}

/** Length of the tab scroll animation. */
const DURATION_MS = 300;

/**
 * Scrolls a tab into view: within its row if the row is wider than the screen, and the page if it has
 * scrolled past the row. Scripted, because CSS cannot set the duration of a smooth scroll.
 */
function scrollTabIntoView(row: Element, tab: Element) {
  const { left, right } = row.getBoundingClientRect();
  const place = tab.getBoundingClientRect();
  const across = Math.min(0, place.left - left) + Math.max(0, place.right - right);
  const margin =
    Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const down = Math.min(0, place.top - margin) + Math.max(0, place.bottom - innerHeight);
  animateScroll(row, across, 0);
  animateScroll(document.documentElement, 0, down);
}

function animateScroll(scroller: Element, across: number, down: number) {
  if (!across && !down) return;
  const { scrollLeft, scrollTop } = scroller;
  const moveTo = (share: number) =>
    scroller.scrollTo({
      left: scrollLeft + across * share,
      top: scrollTop + down * share,
      behavior: 'instant',
    });
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return moveTo(1);
  const start = performance.now();
  const { hash } = location;
  const step = (now: number) => {
    // Another link was followed meanwhile, and scrolls to its own target.
    if (location.hash !== hash) return;
    const elapsed = Math.min(1, Math.max(0, now - start) / DURATION_MS);
    moveTo(1 - (1 - elapsed) ** 3);
    if (elapsed < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}

/** The tab for a URL hash: `#birth` and `#birth-requirements` both open `birth`, none the first. */
const tabOfHash = (hash: string, tabs: readonly HashTab[]): string | undefined =>
  tabs.find(({ id }) => !hash || hash === `#${id}` || hash.startsWith(`#${id}-`))?.id;

/**
 * The active tab, following the URL's hash.
 *
 * @param list the row of tabs
 * @returns the id, and a function that selects another and writes it to the URL
 */
export function useHashTab(tabs: readonly HashTab[], list: RefObject<HTMLElement | null>) {
  const [active, setActive] = useState(tabs[0]?.id ?? '');

  // Before the paint, so that the panel opened by :target does not flicker.
  useLayoutEffect(() => {
    const addressed = tabOfHash(location.hash, tabs);
    if (addressed) setActive(addressed);
    const follow = () => {
      const next = tabOfHash(location.hash, tabs);
      if (!next) return;
      flushSync(() => setActive(next));
      // The browser tried to scroll while the panel was closed.
      document.getElementById(location.hash.slice(1))?.scrollIntoView();
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [tabs]);

  const choose = (id: string) => {
    // A click on a tab selects it twice: once as a click, once because it gets the focus.
    if (location.hash === `#${id}`) return;
    flushSync(() => setActive(id));
    history.replaceState(history.state, '', `#${id}`);
    const tab = list.current?.querySelector('[aria-selected="true"]');
    if (list.current && tab) scrollTabIntoView(list.current, tab);
  };
  return [active, choose] as const;
}
