import {
  PortableText,
  type PortableTextComponents,
  type PortableTextMarkComponentProps,
} from '@portabletext/react';
import type { PortableTextBlock, PortableTextMarkDefinition } from '@portabletext/types';
import { Children, type ReactNode } from 'react';
import { Passages } from './Passages.tsx';

/** Exactly the styles that `studio/schema/objects/localeRichText` allows. */
const blockWith = (Heading: 'h2' | 'h3'): PortableTextComponents['block'] => ({
  normal: ({ children }) => <p>{inPassages(children)}</p>,
  h3: ({ children }) => <Heading>{children}</Heading>,
});

const listItem: PortableTextComponents['listItem'] = ({ children }) => (
  <li>{inPassages(children)}</li>
);

/** Keeps codes, dates and terms on one line, as in other running text. */
export const inPassages = (children: ReactNode): ReactNode =>
  Children.map(children, (child) =>
    typeof child === 'string' ? <Passages passages={[{ text: child }]} /> : child,
  );

/** Added by `components/site/markSpans`, not by editors. */
function Foreign({ value, children }: PortableTextMarkComponentProps<ForeignMark>) {
  return <span lang={value?.lang}>{children}</span>;
}

/** Marks words in another language than the surrounding text. */
export interface ForeignMark extends PortableTextMarkDefinition {
  _type: 'foreign';
  /** BCP 47 tag. */
  lang: string;
}

interface RichTextProps {
  readonly blocks: readonly PortableTextBlock[];
  /** Renders links: internal ones need the page's language. */
  readonly link: NonNullable<PortableTextComponents['marks']>[string];
  /** One level below the heading above the text. */
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
