import { useTranslation } from 'react-i18next';
import type { Portrait } from '../../../locales/selections.ts';
import { ResponsivePicture } from '../../primitives/ResponsivePicture.tsx';
import { LocalLink } from '../../site/LocalLink.tsx';
import { useText } from '../../site/useText.tsx';
import { TopicSection } from './TopicSection.tsx';

/** Who represents the family: an attorney of the firm, or licensed local counsel. */
export function Attorney({ attorney }: { readonly attorney: Portrait | undefined }) {
  const { t } = useTranslation();
  const { text } = useText();
  if (!attorney)
    return (
      <TopicSection id="attorney">
        <p>{text('ui.attorneyCounsel')}</p>
      </TopicSection>
    );
  const { group, path, photo } = attorney;
  return (
    <TopicSection id="attorney">
      <div className="attorney">
        <ResponsivePicture picture={photo} alt={t(`${group}.photo.alt`)} sizes="8rem" />
        <div>
          <h3>{text(`${group}.name`)}</h3>
          <p>{text(`${group}.title`)}</p>
          <LocalLink to={path} className="button button-quiet">
            <span aria-hidden="true">{text('ui.moreInfo')}</span>
            <span className="visually-hidden">
              {t('ui.moreInfoAbout', { name: t(`${group}.name`) })}
            </span>
          </LocalLink>
        </div>
      </div>
    </TopicSection>
  );
}
