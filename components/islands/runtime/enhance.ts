import { measureWhenIdle } from './measureWhenIdle.ts';
import { closeMenus } from './menus.ts';

/** Enhancements of every page. Islands have a separate entry, see islands.ts. */
export function enhance() {
  closeMenus();
  keepSection();
  startAtTop();
  redirectVariants();
  startRegister();
  startSearch();
  offerLanguage();
  startRosette();
  measureWhenIdle();
}

/** A page works without the script that did not load. */
const ignore = () => {};

/** Language links keep the query, that is, the choices, and the section: the hash's or the one in view. */
function keepSection() {
  const keep = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[data-language]') : null;
    if (link instanceof HTMLAnchorElement)
      Object.assign(link, { search: location.search, hash: location.hash || sectionInView() });
  };
  addEventListener('click', keep);
  // Opening a link in another tab, by the middle button or the context menu, is no click.
  addEventListener('pointerdown', keep);
  // A keyboard opens that menu without a pointer.
  addEventListener('contextmenu', keep);
}

/** The section in the middle of the window. */
const sectionInView = () =>
  (scrollY > 0 &&
    document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('section[id]')?.id) ||
  '';

/** The not-found page redirects variants of an address, which some hosts do not. */
function redirectVariants() {
  if (document.querySelector('[data-not-found]'))
    import('./redirectToCanonical.ts').then(
      ({ redirectToCanonical }) => redirectToCanonical(),
      ignore,
    );
}

/** Loads the script that filters and sorts the register and compares programmes. */
function startRegister() {
  const form = document.querySelector('form[data-register]');
  // If loading fails on a weak connection, the next choice retries it, and takes effect then.
  const start = () =>
    import('./register/start.ts').catch(() =>
      form?.addEventListener('change', start, { once: true }),
    );
  if (form) void start();
}

/** Loads the script of the search page, which lists all pages without it. */
function startSearch() {
  if (document.querySelector('form[data-search]')) import('../search/start.ts').catch(ignore);
}

/** Animates a card's drawing into the next page's hero, where `pages/base.css` has transitions. */
function startRosette() {
  if ('onpageswap' in window && matchMedia('(min-width: 60em)').matches)
    import('./rosette.ts').catch(ignore);
}

/** Offers the other language to visitors whose browser prefers it. */
function offerLanguage() {
  const offer = document.querySelector<HTMLElement>('[data-offer]');
  if (offer && navigator.languages[0]?.slice(0, 2) === offer.lang.slice(0, 2))
    import('./offer.ts').catch(ignore);
}

/** Pages that opt in start at the top, also on reload. */
function startAtTop() {
  if (location.hash || !document.querySelector('[data-scroll-top]')) return;
  // Scrolling by script would move a visitor who already reads on while the script loads.
  history.scrollRestoration = 'manual';
}
