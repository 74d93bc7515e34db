import type { Site } from '../../../locales/site.ts';
import { RichText } from '../../primitives/RichText.tsx';
import { RichTextLink } from '../../site/RichTextLink.tsx';
import { useRichText } from '../../site/useRichText.ts';
import { Hero } from '../Hero.tsx';

/** A statement of the firm about its site: privacy or accessibility. */
export function Statement({ screen }: { readonly screen: Site['screens']['privacy'] }) {
  const { group, heroHeight } = screen;
  const blocks = useRichText(`${group}.text`);
  return (
    <>
      <Hero group={group} height={heroHeight} seed={group} />
      <div className="content section statement">
        <div className="prose">
          <RichText blocks={blocks} link={RichTextLink} heading="h2" />
        </div>
      </div>
    </>
  );
}
