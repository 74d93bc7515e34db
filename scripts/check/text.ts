import { HTMLElement, type Node, TextNode } from 'node-html-parser';

/** A text node with its parent element. */
interface Text {
  readonly text: string;
  readonly element: HTMLElement;
}

const WITHOUT_TEXT = new Set(['script', 'style', 'template']);

/** All text nodes of an element, in order. */
export function textsOf(element: HTMLElement): Text[] {
  return element.childNodes.flatMap((node: Node) => {
    if (node instanceof HTMLElement) return WITHOUT_TEXT.has(node.localName) ? [] : textsOf(node);
    return node instanceof TextNode ? [{ text: node.text, element }] : [];
  });
}

/** An attribute of all elements that match a selector; an empty string if it is missing. */
export const attributesOf = (root: HTMLElement, selector: string, name: string): string[] =>
  root.querySelectorAll(selector).map((element) => element.getAttribute(name) ?? '');

/** The number of Unicode characters. */
export const countCharacters = (text: string): number => [...text].length;

const EXCERPT = 60;

/** The beginning of a text, for messages. */
export function excerpt(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ');
  return line.length > EXCERPT ? `${line.slice(0, EXCERPT)}...` : line;
}
