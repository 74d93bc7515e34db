import { useTranslation } from 'react-i18next';
import type { GuideCard, Portrait } from '../../../locales/parts.ts';
import type { Guide } from '../../../locales/site.ts';
import type { Crumb } from '../../site/Breadcrumbs.tsx';
import { Hero } from '../Hero.tsx';
import { JumpLinks } from '../JumpLinks.tsx';
import { TalkToUs } from '../TalkToUs.tsx';
import { SourceList } from '../topics/SourceList.tsx';
import { GuideList } from './GuideList.tsx';
import { GuideSection } from './GuideSection.tsx';
import { Signature } from './Signature.tsx';

interface GuidePageProps {
  readonly guide: Guide;
  readonly author: Portrait | undefined;
  /** The other guides. */
  readonly guides: readonly GuideCard[];
  readonly trail: readonly Crumb[];
}

/** A guide: a legal question that families ask about any programme. */
export function GuidePage({ guide, author, guides, trail }: GuidePageProps) {
  const { t } = useTranslation();
  const { group, slug, heroHeight, sections, sources } = guide;
  const jumps = [
    ...sections.map((id, index) => ({ id, label: t(`${group}.sections.${index}.title`) })),
    { id: 'sources', label: t('ui.sources') },
  ];
  return (
    <>
      <Hero
        group={group}
        height={heroHeight}
        seed={slug}
        breadcrumbs={{ trail, current: t(`${group}.title`) }}
      />
      <JumpLinks sections={jumps} />
      <article className="topics">
        {sections.map((id, index) => (
          <GuideSection key={id} id={id} group={`${group}.sections.${index}`} />
        ))}
        <SourceList group={group} sources={sources} />
        {author && <Signature group={group} author={author} />}
      </article>
      <GuideList title="ui.moreGuides" guides={guides} isTinted />
      <TalkToUs />
    </>
  );
}
