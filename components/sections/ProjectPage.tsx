import { useTranslation } from 'react-i18next';
import type { Project } from '../../locales/collections.ts';
import { PROJECT_FIGURES } from '../../locales/figures.ts';
import { Island } from '../islands/Island.tsx';
import { AccentContext } from '../primitives/AccentContext.ts';
import { LocalLink } from '../site/LocalLink.tsx';
import { useText } from '../site/useText.tsx';
import { AtAGlance } from './AtAGlance.tsx';
import { Hero } from './Hero.tsx';
import { JumpLinks } from './JumpLinks.tsx';
import { Overview } from './Overview.tsx';
import { ProjectSection } from './ProjectSection.tsx';
import { TalkToUs } from './TalkToUs.tsx';
import { useCarouselProps } from './useCarouselProps.ts';

export interface ProjectPageProps {
  readonly project: Project;
  /** The programme that it belongs to. */
  readonly program: { readonly group: string; readonly path: string };
}

/** A project's page: overview, pictures, benefits, finances, developer. */
export function ProjectPage({ project, program }: ProjectPageProps) {
  const { t } = useTranslation();
  const { exists, phrased, text } = useText();
  const { group, slug, accent, heroHeight, carousel } = project;
  const { pictures, words } = useCarouselProps(carousel, `${group}.carousel`);
  return (
    <AccentContext value={accent}>
      <Hero group={group} height={heroHeight} accent={accent} seed={slug} />
      <AtAGlance program={project} names={PROJECT_FIGURES} />
      <JumpLinks
        sections={[
          { id: 'overview', label: t('ui.overview') },
          { id: 'gallery', label: t('ui.picturesLink') },
          { id: 'benefits', label: t('ui.benefits') },
          { id: 'financial', label: t('ui.financialLink') },
          { id: 'developer', label: t('ui.developerLink') },
        ]}
      />
      <Overview
        id="overview"
        title={`${group}.overview.title`}
        paragraphs={[`${group}.overview.paragraph1`, `${group}.overview.paragraph2`]}
      />
      <section id="gallery" className="content section">
        <h2>{phrased('ui.projectPictures')}</h2>
        <Island
          name="Carousel"
          id="pictures"
          props={{ label: t('ui.projectPictures'), pictures, words }}
        />
      </section>
      <ProjectSection id="benefits" group={group} isTinted />
      <ProjectSection id="financial" group={group} />
      <ProjectSection id="developer" group={group} isTinted />
      <div className="content section project-end">
        {exists('site.notAnOffer') && <p className="notice">{text('site.notAnOffer')}</p>}
        <LocalLink to={program.path} className="button button-quiet">
          {text('ui.backTo', { title: t(`${program.group}.title`) })}
        </LocalLink>
      </div>
      <TalkToUs />
    </AccentContext>
  );
}
