import { resolveUrl } from '../resolve.ts';
import { pageRule } from '../rule.ts';

/** Every `#section` in an address is an id of the page that it leads to. */
export const fragments = pageRule('fragments', function* (page, site) {
  for (const { url, written } of page.references) {
    const destination = resolveUrl(url, page.path, site);
    if (destination.kind !== 'page' || destination.fragment === '') continue;
    const { page: target, fragment } = destination;
    if (target.ids.includes(fragment)) continue;
    yield {
      message: `${written} names a section that ${target.path} lacks: the browser stays at the top of the page`,
      fix: `give an element of ${target.path} the id "${fragment}", or name one of its own ids`,
    };
  }
});
