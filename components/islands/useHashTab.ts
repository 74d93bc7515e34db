import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { scrollTabIntoView } from './scrollTabIntoView.ts';

/** A tab; its id is also the panel's URL hash. */
export interface HashTab {
  readonly id: string;
  readonly label: string;
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
