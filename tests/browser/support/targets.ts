import type { Page } from '@playwright/test';

/** Minimum target size of WCAG 2.2 (2.5.8), and a comfortable size for a thumb. */
const LEAST = 24;
export const THUMB = 44;

/** Main targets: actions, fields, navigation. */
export const ACTIONS =
  '.button, summary, .bar-home, .bar-panel a, .tabs-tab, .accordion-trigger, .jump-links a,' +
  '.carousel-previous, .carousel-next, .carousel-enlarge, .lightbox button,' +
  '.contact-form :is(input, textarea, button)';

/** Further main targets on a phone: phone numbers and standalone links. */
export const CALLS =
  '.information a, .breadcrumbs a, .figure-sources a, .ask-us-link, .country-map a,' +
  '.glance-contact a, .wide-table thead button';

const TARGETS = 'a[href], button, summary, input, textarea, select';

/** Reachable targets that are too small, with name and size. */
export const tooSmall = (page: Page, actions = ACTIONS) =>
  page.locator(TARGETS).evaluateAll(
    (elements, { actions, thumb, least }) =>
      elements.flatMap((element) => {
        const { width, height, right, bottom } = element.getBoundingClientRect();
        const isShown = element.checkVisibility({
          visibilityProperty: true,
          opacityProperty: true,
        });
        // The skip link is positioned above the page.
        if (!isShown || right <= 0 || bottom + scrollY <= 0 || element.closest('[inert]'))
          return [];
        const siblings = [...(element.parentElement?.childNodes ?? [])];
        const isInSentence =
          getComputedStyle(element).display === 'inline' &&
          siblings.some(
            (node) =>
              (node instanceof Text || (node instanceof Element && node.matches('.unbroken'))) &&
              /\p{L}/u.test(node.textContent ?? ''),
          );
        const wanted = element.matches(actions) ? thumb : least;
        // Tolerates the browser's rounding by half a pixel.
        if (isInSentence || (width >= wanted - 0.5 && height >= wanted - 0.5)) return [];
        const name = element.textContent?.trim() || element.getAttribute('aria-label');
        const size = `${Math.round(width)} x ${Math.round(height)}`;
        return [`${element.className || element.localName} “${name}”: ${size}, not ${wanted}`];
      }),
    { actions, thumb: THUMB, least: LEAST },
  );
