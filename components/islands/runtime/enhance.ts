import { findPage } from './findPage.ts';
import { closeMenus } from './menus.ts';

/** What every page gets beyond HTML and CSS. */
export function enhance() {
  closeMenus();
  keepSection();
  scrollToTop();
  void findPage();
  measureWhenIdle();
}

/** The language links lead to the section that is being read. */
function keepSection() {
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a[data-language]') : null;
    if (link instanceof HTMLAnchorElement) link.hash = location.hash;
  });
}

/** Pages that ask for it start at their top, also when they are loaded again. */
function scrollToTop() {
  if (location.hash || !document.querySelector('[data-scroll-top]')) return;
  history.scrollRestoration = 'manual';
  scrollTo({ top: 0, behavior: 'instant' });
}

/** The metrics wait until the page has nothing else to do; without them nothing is lost. */
function measureWhenIdle() {
  const measure = () => void import('./metrics.ts').catch(() => {});
  // Safari has no idle callback.
  const whenIdle = globalThis.requestIdleCallback ?? setTimeout;
  const wait = () => whenIdle(measure);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
