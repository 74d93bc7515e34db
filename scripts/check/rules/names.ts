import { type HTMLElement, TextNode } from 'node-html-parser';
import type { BuiltPage } from '../page.ts';
import { pageRule } from '../rule.ts';
import { excerpt } from '../text.ts';

/** All buttons and links have an accessible name. */
export const names = pageRule('names', function* (page) {
  for (const control of page.root.querySelectorAll('button, a[href], summary')) {
    if (nameOf(control, page) !== '') continue;
    const { localName } = control;
    yield {
      message: `<${localName} ${control.rawAttrs.trim()}> has no name: screen readers say only "${localName === 'a' ? 'link' : 'button'}"`,
      fix: 'give it text, visually hidden if necessary, or an aria-label from the catalogue',
    };
  }
});

/** The accessible name of a link is contained in its text, which search engines read. */
export const linkWords = pageRule('link words', function* ({ root }) {
  for (const link of root.querySelectorAll('a[href][aria-label]')) {
    const words = link.text.trim();
    const name = link.getAttribute('aria-label') ?? '';
    if (words === '' || words.includes(name)) continue;
    yield {
      message: `the link "${excerpt(words)}" is called "${excerpt(name)}" by its aria-label alone: search engines read the text, which does not say where it leads`,
      fix: 'put the name into the link, visually hidden, and hide the short words from screen readers',
    };
  }
});

/** The accessible name, computed as far as this site needs it (https://www.w3.org/TR/accname-1.2). */
function nameOf(control: HTMLElement, { root }: BuiltPage): string {
  const ids = control.getAttribute('aria-labelledby')?.match(/\S+/g) ?? [];
  const labels = ids.flatMap((id) => root.getElementById(id) ?? []);
  const candidates = [
    labels.map(spokenText).join(' '),
    control.getAttribute('aria-label') ?? '',
    spokenText(control),
    control.getAttribute('title') ?? '',
  ];
  return candidates.map((name) => name.trim()).find((name) => name !== '') ?? '';
}

function spokenText(element: HTMLElement): string {
  if (element.getAttribute('aria-hidden') === 'true') return '';
  const own = element.getAttribute('aria-label') ?? element.getAttribute('alt') ?? '';
  if (own !== '') return own;
  const texts = element.childNodes.filter((node) => node instanceof TextNode);
  return [...texts.map(({ text }) => text), ...element.children.map(spokenText)].join(' ');
}
