import type { HTMLElement } from 'node-html-parser';
import { pageRule } from '../rule.ts';
import { excerpt } from '../text.ts';

const REASON = 'the security policy that the server sends forbids it, so browsers ignore it';

/** Data that a script reads is no script. */
const DATA_TYPES = new Set(['application/json', 'application/ld+json']);

/** A page has no script and no style of its own. */
export const inlineCode = pageRule('inline code', function* ({ root }) {
  for (const element of root.querySelectorAll('*')) {
    for (const { found, fix } of inlineParts(element))
      yield { message: `${found} is in the page: ${REASON}`, fix };
  }
});

function* inlineParts(element: HTMLElement) {
  const { localName } = element;
  const type = element.getAttribute('type') ?? '';
  if (localName === 'script' && !element.hasAttribute('src') && !DATA_TYPES.has(type))
    yield { found: `<script> "${excerpt(element.text)}"`, fix: 'put it into a file of its own' };
  if (localName === 'style')
    yield { found: `<style> "${excerpt(element.text)}"`, fix: 'move the rules into a style sheet' };
  for (const [name, value] of Object.entries(element.attributes)) {
    const found = `<${localName} ${name}="${excerpt(value)}">`;
    if (name === 'style') yield { found, fix: 'use a class' };
    if (/^on/i.test(name)) yield { found, fix: 'add the listener in a script file' };
    if (/^\s*javascript:/i.test(value)) yield { found, fix: 'make it a button with a listener' };
  }
}
