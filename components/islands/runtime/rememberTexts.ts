/**
 * Remembers an island's texts. A browser that translates the page replaces them, and React would
 * discard an island with texts other than its own, and with it what the visitor has typed or clicked.
 *
 * @returns restores the texts, which the browser then translates again; slots stay translated
 */
export function rememberTexts(island: HTMLElement): () => void {
  const restore = [...island.querySelectorAll('*')]
    .filter((element) => element.closest('[data-slot], [data-island]') === island)
    .map(rememberText);
  return () => {
    for (const restoreText of restore) restoreText?.();
  };
}

function rememberText(element: Element) {
  const nodes = [...element.childNodes];
  const texts = nodes.map(({ nodeValue }) => nodeValue);
  // Replacing elements without need would lose the focus.
  if (texts.some(Boolean))
    return () =>
      element.replaceChildren(
        ...nodes.map((node, index) => Object.assign(node, { nodeValue: texts[index] })),
      );
}
