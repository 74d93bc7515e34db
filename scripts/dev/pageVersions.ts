import type { WebSocketServer } from 'vite';

/** The event with which a page reports the version that it shows. */
const SHOWN = 'draft-pages:shown';

const RELOAD = { type: 'full-reload', path: '*' } as const;

/**
 * Numbers the versions of the content. Vite reloads only connected pages, so a page that was still
 * loading when the content changed reports its version once it is connected.
 */
export class PageVersions {
  #newest = 0;

  /** Reloads each page that reports an outdated version. */
  listen(pages: WebSocketServer): void {
    pages.on(SHOWN, (shown: number, page) => {
      if (shown < this.#newest) page.send(RELOAD);
    });
  }

  /** Starts the next version and reloads the connected pages. */
  publish(pages: WebSocketServer): void {
    this.#newest += 1;
    pages.send(RELOAD);
  }

  /** The script element that makes a page report the current version. */
  script(): string {
    return `<script type="module">import { createHotContext } from '/@vite/client';createHotContext('/').send('${SHOWN}', ${this.#newest})</script>`;
  }
}
