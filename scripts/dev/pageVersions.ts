import type { WebSocketServer } from 'vite';

/** The event by which a page tells the edition that it shows. */
const SHOWN = 'draft-pages:shown';

const RELOAD = { type: 'full-reload', path: '*' } as const;

/**
 * Counts the contents that pages were made from. Vite reloads the pages that are connected; one that
 * was still loading when the content changed says itself what it shows.
 */
export class PageVersions {
  #newest = 0;

  /** Reloads each page that was made from an older content than the newest. */
  listen(pages: WebSocketServer): void {
    pages.on(SHOWN, (shown: number, page) => {
      if (shown < this.#newest) page.send(RELOAD);
    });
  }

  /** There is new content: what is made from now on is of the next edition. */
  publish(pages: WebSocketServer): void {
    this.#newest += 1;
    pages.send(RELOAD);
  }

  /** The script of a page that is made now, as HTML. */
  script(): string {
    return `<script type="module">import { createHotContext } from '/@vite/client';createHotContext('/').send('${SHOWN}', ${this.#newest})</script>`;
  }
}
