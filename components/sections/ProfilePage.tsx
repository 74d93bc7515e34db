import { useTranslation } from 'react-i18next';
import type { TeamMember } from '../../locales/collections.ts';
import { Island } from '../islands/Island.tsx';
import { ResponsivePicture } from '../primitives/ResponsivePicture.tsx';
import { RichText } from '../primitives/RichText.tsx';
import { Breadcrumbs } from '../site/Breadcrumbs.tsx';
import { LocalLink } from '../site/LocalLink.tsx';
import { RichTextLink } from '../site/RichTextLink.tsx';
import { useRichText } from '../site/useRichText.ts';
import { useText } from '../site/useText.tsx';
import { TalkToUs } from './TalkToUs.tsx';
import { useCarouselProps } from './useCarouselProps.ts';

export interface ProfilePageProps {
  readonly member: TeamMember;
}

/** A team member's page: name, photo beside the biography, and for the founder a career gallery. */
export function ProfilePage({ member }: ProfilePageProps) {
  const { t } = useTranslation();
  const { phrased, text } = useText();
  const { group, photo } = member;
  const blocks = useRichText(`${group}.bio`);
  return (
    <>
      <div className="content profile-head">
        <Breadcrumbs />
        <h1>{phrased(`${group}.name`)}</h1>
        <p>{text(`${group}.title`)}</p>
      </div>
      <section className="content profile">
        <ResponsivePicture
          picture={photo}
          alt={t(`${group}.photo.alt`)}
          sizes="(min-width: 768px) 22rem, 14rem"
          eager
        />
        <div className="prose">
          <RichText blocks={blocks} link={RichTextLink} heading="h2" />
        </div>
      </section>
      <Career member={member} />
      <p className="content profile-back">
        <LocalLink to="/about#team" className="button button-quiet">
          {text('ui.backToTeam')}
        </LocalLink>
      </p>
      <TalkToUs />
    </>
  );
}

function Career({ member: { group, carousel } }: ProfilePageProps) {
  const { t } = useTranslation();
  const { phrased } = useText();
  const { pictures, words } = useCarouselProps(carousel, `${group}.carousel`);
  if (carousel.length === 0) return null;
  return (
    <section className="content section">
      <h2 id="career">{phrased('ui.careerPictures')}</h2>
      <Island
        name="Gallery"
        id="gallery"
        props={{ label: t('ui.careerPictures'), pictures, words }}
      />
    </section>
  );
}
