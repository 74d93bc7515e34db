import { useTranslation } from 'react-i18next';
import type { Portrait } from '../../locales/selections.ts';
import { ResponsivePicture } from '../primitives/ResponsivePicture.tsx';
import { LocalLink } from '../site/LocalLink.tsx';
import { useText } from '../site/useText.tsx';

/** The contact for the figures: the programme's attorney, or a link to the contact form. */
export function GlanceContact({ attorney }: { readonly attorney: Portrait | undefined }) {
  const { t } = useTranslation();
  const { phrased, text } = useText();
  if (!attorney)
    return (
      <p className="glance-contact">
        {phrased('ui.talkToUs')}
        <LocalLink to="/contact">{text('ui.startConsultation')}</LocalLink>
      </p>
    );
  const { group, path, photo } = attorney;
  return (
    <div className="glance-contact">
      <ResponsivePicture picture={photo} alt="" sizes="72px" />
      <p>
        {t('ui.attorney')}
        <LocalLink to={path}>{text(`${group}.name`)}</LocalLink>
      </p>
    </div>
  );
}
