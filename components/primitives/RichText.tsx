import {
  PortableText,
  type PortableTextComponents,
  type PortableTextMarkComponentProps,
} from '@portabletext/react';
import type { PortableTextBlock, PortableTextMarkDefinition } from '@portabletext/types';
import { Children, type ReactNode } from 'react';
import { Passages } from './Passages.tsx';

/** Exactly what `studio/schema/objects/localeRichText` lets editors write; `link` needs a link component. */
const blockWith = (Heading: 'h2' | 'h3'): PortableTextComponents['block'] => ({
  normal: ({ children }) => <p>{inPassages(children)}</p>,
  h3: ({ children }) => <Heading>{children}</Heading>,
});

const listItem: PortableTextComponents['listItem'] = ({ children }) => (
  <li>{inPassages(children)}</li>
);

/** Codes, dates and terms of a paragraph stay on one line, as they do in other running texts. */
const inPassages = (children: ReactNode): ReactNode =>
  Children.map(children, (child) =>
    typeof child === 'string' ? <Passages passages={[{ text: child }]} /> : child,
  );

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
  /** One level below the heading that the text is under. */
  readonly heading?: 'h2' | 'h3';
}

/** Paragraphs with emphasis, lists and links. */
export function RichText({ blocks, link, heading = 'h3' }: RichTextProps) {
  return (
    <PortableText
      value={[...blocks]}
      components={{ block: blockWith(heading), listItem, marks: { link, foreign: Foreign } }}
      onMissingComponent={(message) => {
        throw new Error(message);
      }}
    />
  );
}
