/** The words of a text without its marks; a line for each paragraph of a rich text. */
export function plainText(text: unknown): string {
  if (!Array.isArray(text)) return typeof text === 'string' ? text : '';
  return text
    .map(({ children }: { children?: { text?: string }[] }) =>
      (children ?? []).map((span) => span.text ?? '').join(''),
    )
    .join('\n');
}
