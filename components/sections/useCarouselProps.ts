import { useTranslation } from 'react-i18next';
import type { Picture } from '../../locales/picture.ts';
import { KEEP_PLACEHOLDERS } from '../site/keepPlaceholders.ts';

/**
 * The island props of a document's carousel.
 *
 * @param list catalogue key of the pictures, e.g. `projects.twinlakes.carousel`
 */
export function useCarouselProps(pictures: readonly Picture[], list: string) {
  const { t } = useTranslation();
  return {
    pictures: pictures.map((picture, index) => ({
      picture,
      alt: t(`${list}.${index}.alt`),
      ...(picture.captioned && { caption: t(`${list}.${index}.caption`) }),
    })),
    words: {
      previous: t('ui.previousPicture'),
      next: t('ui.nextPicture'),
      goTo: t('ui.goToPicture', KEEP_PLACEHOLDERS),
      position: t('ui.picturePosition', KEEP_PLACEHOLDERS),
      announcement: t('ui.pictureAnnouncement', KEEP_PLACEHOLDERS),
      enlarge: t('ui.enlargePicture', KEEP_PLACEHOLDERS),
      close: t('ui.closePicture'),
    },
  };
}
