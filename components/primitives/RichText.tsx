import {
  PortableText,
  type PortableTextComponents,
  type PortableTextMarkComponentProps,
} from '@portabletext/react';
import type { PortableTextBlock, PortableTextMarkDefinition } from '@portabletext/types';

/** Exactly what `studio/schema/objects/localeRichText` lets editors write; `link` needs a link component. */
const block: PortableTextComponents['block'] = {
  normal: ({ children }) => <p>{children}</p>,
  h3: ({ children }) => <h3>{children}</h3>,
};

/** Not written by editors: see `components/site/markForeignWords`. */
function Foreign({ value, children }: PortableTextMarkComponentProps<ForeignMark>) {
  return <span lang={value?.lang}>{children}</span>;
}

/** Words in another language than the text around them. */
export interface ForeignMark extends PortableTextMarkDefinition {
  _type: 'foreign';
  /** BCP 47 tag. */
  lang: string;
}

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
      components={{ block, marks: { link, foreign: Foreign } }}
      onMissingComponent={(message) => {
        throw new Error(message);
      }}
    />
  );
}
