import { useTranslation } from 'react-i18next';
import type { Picture } from '../../locales/site.ts';

/**
 * A document's carousel with its words, as the islands take it.
 *
 * @param list catalogue key of the pictures, e.g. `projects.twinlakes.carousel`
 */
export function useCarouselWords(pictures: readonly Picture[], list: string) {
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
      goTo: t('ui.goToPicture', KEEP),
      position: t('ui.picturePosition', KEEP),
      announcement: t('ui.pictureAnnouncement', KEEP),
      enlarge: t('ui.enlargePicture', KEEP),
      close: t('ui.closePicture'),
    },
  };
}

/** The island puts the values in; until then their places stay as they are. */
const KEEP = { skipInterpolation: true } as const;
