import { useTranslation } from 'react-i18next';
import type { ProjectCard } from '../../locales/selections.ts';
import { ResponsivePicture } from '../primitives/ResponsivePicture.tsx';
import { LocalLink } from '../site/LocalLink.tsx';
import { useText } from '../site/useText.tsx';
import { Section } from './Section.tsx';

/** The projects that applicants of a programme can invest in. */
export function ActiveProjects({ projects }: { readonly projects: readonly ProjectCard[] }) {
  const { t } = useTranslation();
  const { exists, text } = useText();
  if (projects.length === 0) return null;
  return (
    <Section id="active-projects" title="ui.activeProjects">
      <ul>
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
              <LocalLink to={path} className="button button-primary">
                {text(`${group}.moreDetails`)}
              </LocalLink>
            </div>
          </li>
        ))}
      </ul>
      {exists('site.notAnOffer') && <p className="notice">{text('site.notAnOffer')}</p>}
    </Section>
  );
}
