import type { Heading } from './readHeadings.ts';

/** Of fewer pages most are two, which may repeat each other. */
const LEAST_PAGES = 3;

/**
 * Finds the headings that are the name of a kind of section, such as "Sources": they stand in the
 * same section of most pages that have one, or of all, when these are two.
 *
 * @returns their keys
 */
export function sectionNames(headings: readonly Heading[]): ReadonlySet<string> {
  const kinds = Map.groupBy(headings, kindOf).values();
  return new Set([...kinds].flatMap((kind) => commonIn(kind)));
}

/** Sections of one kind, or their headings, have an id or, without one, a class in common. */
function kindOf({ page, element }: Heading): string {
  const section = element.closest('section');
  const name = element.id || section?.id || section?.getAttribute('class');
  return [page.locale, name, element.localName].join(' ');
}

function commonIn(kind: readonly Heading[]): string[] {
  const pages = pagesOf(kind);
  return [...Map.groupBy(kind, ({ key }) => key)].flatMap(([key, same]) => {
    const count = pagesOf(same);
    const isCommon = count >= LEAST_PAGES ? count > pages / 2 : count > 1 && count === pages;
    return isCommon ? [key] : [];
  });
}

const pagesOf = (headings: readonly Heading[]): number =>
  new Set(headings.map(({ page }) => page)).size;
