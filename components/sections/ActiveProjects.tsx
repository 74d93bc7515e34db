import { useTranslation } from 'react-i18next';
import type { ProjectCard } from '../../locales/parts.ts';
import { buttonClass } from '../primitives/buttonClass.ts';
import { ResponsivePicture } from '../primitives/ResponsivePicture.tsx';
import { SectionHeading } from '../primitives/SectionHeading.tsx';
import { LocalLink } from '../site/LocalLink.tsx';
import { useText } from '../site/useText.tsx';

/** The projects that applicants of a programme can invest in. */
export function ActiveProjects({ projects }: { readonly projects: readonly ProjectCard[] }) {
  const { t } = useTranslation();
  const { phrased, text } = useText();
  if (projects.length === 0) return null;
  return (
    <section id="active-projects" className="content section">
      <SectionHeading title={phrased('ui.activeProjects')} />
      <ul className="projects">
        {projects.map(({ path, group, carousel: [picture] }) => (
          <li key={path} className="project">
            {picture && (
              <ResponsivePicture
                picture={picture}
                alt={t(`${group}.carousel.0.alt`)}
                sizes="(min-width: 900px) 50vw, 100vw"
              />
            )}
            <div>
              <h3>{text(`${group}.title`)}</h3>
              <p>{text(`${group}.description`)}</p>
              <LocalLink to={path} className={buttonClass.primary}>
                {text(`${group}.moreDetails`)}
              </LocalLink>
            </div>
          </li>
        ))}
      </ul>
      <p className="notice">{text('site.notAnOffer')}</p>
    </section>
  );
}
