import * as v from 'valibot';
import { closeMenus } from '../../../../components/islands/runtime/menus.ts';
import { EDITABLE_STYLE, findPlaceToEdit, scrollToPlace } from './editablePlaces.ts';
import { followChanges } from './followChanges.ts';
import { type FromFrame, ToFrame } from './messages.ts';
import { showPage } from './showPage.ts';

/** The script of a frame: shows the pages that the pane sends, and passes clicks on links to it. */

const send = (message: FromFrame) => parent.postMessage(message, location.origin);

addEventListener('message', ({ source, data }) => {
  if (source !== parent || !v.is(ToFrame, data)) return;
  const show = () => showPage(data.html, data.sheet);
  if (data.place === 'change') followChanges(show);
  else show();
  if (data.place === 'top') scrollTo({ top: 0, behavior: 'instant' });
  else if (typeof data.place === 'number') scrollToPlace(data.place);
});

addEventListener('click', (event) => {
  const place = findPlaceToEdit(event);
  if (place === undefined) return;
  event.preventDefault();
  send({ kind: 'edit', place });
});

// After the page's own handlers, which handle `#section` links themselves.
for (const type of ['click', 'auxclick'])
  addEventListener(type, (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    const href = link?.getAttribute('href');
    if (!href || href.startsWith('#') || event.defaultPrevented) return;
    event.preventDefault();
    if (type === 'click') send({ kind: 'link', href });
  });

addEventListener('submit', (event) => event.preventDefault());

const style = document.createElement('style');
style.textContent = EDITABLE_STYLE;
document.head.append(style);

closeMenus();
// The site's fonts use `font-display: optional`: one that loads after the first text is not used.
void Promise.allSettled([...document.fonts].map((face) => face.load())).then(() =>
  send({ kind: 'ready' }),
);
