import { builtPage } from './builtPage.ts';
import { KINDS, ROUTES } from './pages.ts';

/** The distinct elements of a page: tag, classes and attributes. */
function partsOf(path: string): ReadonlySet<string> {
  return new Set(
    Array.from(
      builtPage(path).matchAll(/<([a-z][\w-]*)([^<>]*)>/g),
      ([, name, attributes = '']) => {
        const [, classes = ''] = /\sclass="([^"]*)"/.exec(attributes) ?? [];
        const semantics =
          attributes.match(/\s(?:role|type|aria-[a-z]+|data-[a-z-]+)(?==|\s|$)/g) ?? [];
        return [name, classes, ...semantics.sort()].join(' ');
      },
    ),
  );
}

/** One page of every kind, and further pages with elements that those lack. */
function findElementPages(): readonly string[] {
  const seen = new Set(KINDS.flatMap((path) => [...partsOf(path)]));
  const others = ROUTES.filter((path) => {
    const parts = [...partsOf(path)];
    const isNew = parts.some((part) => !seen.has(part));
    if (isNew) for (const part of parts) seen.add(part);
    return isNew;
  });
  return [...KINDS, ...others];
}

/** Pages that together contain every kind of element of the site. */
export const ELEMENT_PAGES = findElementPages();
