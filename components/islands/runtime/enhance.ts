import { closeMenus } from './menus.ts';

/** What every page gets beyond HTML and CSS. Islands have an entry of their own, see islands.ts. */
export function enhance() {
  closeMenus();
  keepSection();
  startAtTop();
  showFocus();
  if (document.querySelector('[data-not-found]'))
    void import('./findPage.ts').then(({ findPage }) => findPage());
  startRegister();
  startSearch();
  offerLanguage();
  carryRosette();
  measureWhenIdle();
}

/** The language links lead to the section that is being read, with what was chosen on the page. */
function keepSection() {
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a[data-language]') : null;
    if (link instanceof HTMLAnchorElement)
      Object.assign(link, { search: location.search, hash: location.hash });
  });
}

/** The script filters the register, sorts it and sets programmes side by side. */
function startRegister() {
  const form = document.querySelector('form[data-register]');
  // What a weak connection lost is asked for again with the next choice, which then counts.
  const start = () =>
    import('./register/start.ts').catch(() => form?.addEventListener('change', start, ONCE));
  if (form) void start();
}

const ONCE = { once: true };

/** The search page lists all pages without; the script answers what is typed. */
function startSearch() {
  if (document.querySelector('form[data-search]')) void import('../search/start.ts');
}

/** One page gives way to another with the drawing that leads there, where browsers can do that. */
function carryRosette() {
  if ('onpageswap' in window) void import('./rosette.ts');
}

/** Offers the other language to whom the browser says to prefer it. */
function offerLanguage() {
  const offer = document.querySelector<HTMLElement>('[data-offer]');
  if (offer && navigator.languages[0]?.slice(0, 2) === offer.lang.slice(0, 2))
    void import('./offer.ts');
}

/** Pages that ask for it start at their top, also when they are loaded again. */
function startAtTop() {
  if (location.hash || !document.querySelector('[data-scroll-top]')) return;
  // To scroll by script would throw back who reads on while the script is on its way.
  history.scrollRestoration = 'manual';
}

/** A browser leaves what has the focus at the edge of a wide table, as long as a pixel is seen. */
function showFocus() {
  addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches('.wide-table *'))
      target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
}

/** Where the firm would send its metrics, if it measured visitors. */
const report = () => {};

/** Until the metrics come though the browser names no idle moment, in milliseconds. */
const LATEST = 3_000;

/** The metrics wait until the page has nothing else to do; without them nothing is lost. */
function measureWhenIdle() {
  const measure = () =>
    import('./metrics.ts').then(
      ({ observeMetrics }) => observeMetrics(report),
      () => {},
    );
  // Safari has no idle callback, and Chromium's never comes where no frame follows the first ones.
  const wait = () =>
    globalThis.requestIdleCallback?.(measure, { timeout: LATEST }) ?? setTimeout(measure);
  const begin = () => {
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait, { once: true });
  };
  const beginSeen = () => {
    if (document.hidden) addEventListener('visibilitychange', begin, { once: true });
    else begin();
  };
  // What a browser makes ready ahead of a click may never be visited, and is not always hidden.
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', beginSeen, { once: true });
  else beginSeen();
}
