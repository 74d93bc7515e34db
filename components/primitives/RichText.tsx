import { PortableText, type PortableTextComponents } from '@portabletext/react';
import type { PortableTextBlock } from '@portabletext/types';

/** Exactly what `studio/schema/objects/localeRichText` lets editors write; `link` needs a link component. */
const marksOnly: PortableTextComponents = {
  block: { normal: ({ children }) => <p>{children}</p>, h3: ({ children }) => <h3>{children}</h3> },
};

interface RichTextProps {
  readonly blocks: readonly PortableTextBlock[];
  /** How links are rendered: a page's own links need its language. */
  readonly link: NonNullable<PortableTextComponents['marks']>[string];
}

/** Paragraphs with emphasis, lists and links. */
export function RichText({ blocks, link }: RichTextProps) {
  return (
    <PortableText
      value={[...blocks]}
      components={{ ...marksOnly, marks: { link } }}
      onMissingComponent={(message) => {
        throw new Error(message);
      }}
    />
  );
}
