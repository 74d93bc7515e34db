/** What `pages/offscreen.css` leaves until somebody comes near. */
const PARTS = '.section, .topics > *, .footer';
const DRAWINGS = '.guilloche-card';

/**
 * Lays out the rest of the page, a part after each frame. Afterwards the scroll bar tells the
 * truth, the way back ends where somebody was, and a picture of the whole page shows all of it.
 */
export async function layOutRest(): Promise<void> {
  for (const part of document.querySelectorAll<HTMLElement>(PARTS)) {
    await frame();
    for (const each of [part, ...part.querySelectorAll<SVGElement>(DRAWINGS)])
      each.style.contentVisibility = 'visible';
  }
}

/** Waits until the next frame is painted. */
const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
