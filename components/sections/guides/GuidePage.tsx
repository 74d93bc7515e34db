import { useTranslation } from 'react-i18next';
import type { Guide } from '../../../locales/collections.ts';
import type { GuideCard, Portrait, TermPlace } from '../../../locales/selections.ts';
import { Hero } from '../Hero.tsx';
import { JumpLinks } from '../JumpLinks.tsx';
import { TalkToUs } from '../TalkToUs.tsx';
import { TermScope } from '../terms/TermScope.tsx';
import { SourceList } from '../topics/SourceList.tsx';
import { GuideList } from './GuideList.tsx';
import { GuideSection } from './GuideSection.tsx';
import { Signature } from './Signature.tsx';

export interface GuidePageProps {
  readonly guide: Guide;
  readonly author: Portrait | undefined;
  /** The other guides. */
  readonly guides: readonly GuideCard[];
  /** The glossary's terms, to which its text links. */
  readonly terms: readonly TermPlace[];
}

/** A guide: a legal question that families ask about any programme. */
export function GuidePage({ guide, author, guides, terms }: GuidePageProps) {
  const { t } = useTranslation();
  const { group, slug, heroHeight, sections, sources } = guide;
  const jumps = [
    ...sections.map((id, index) => ({ id, label: t(`${group}.sections.${index}.title`) })),
    ...(sources.length > 0 ? [{ id: 'sources', label: t('ui.sources') }] : []),
  ];
  return (
    <>
      <Hero group={group} height={heroHeight} seed={slug} />
      <JumpLinks sections={jumps} />
      <article className="topics">
        <TermScope terms={terms}>
          {sections.map((id, index) => (
            <GuideSection key={id} id={id} group={`${group}.sections.${index}`} />
          ))}
        </TermScope>
        {/* Links to the section of a guide without sources still lead to its end. */}
        {sources.length > 0 ? (
          <SourceList group={group} sources={sources} />
        ) : (
          <span id="sources" />
        )}
        {author && <Signature group={group} author={author} />}
      </article>
      <GuideList title="ui.moreGuides" guides={guides} isTinted />
      <TalkToUs />
    </>
  );
}
