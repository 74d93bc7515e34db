import { Close, Content, Portal, Root, Title } from '@radix-ui/react-dialog';
import type { KeyboardEvent } from 'react';
import { Icon } from '../primitives/Icon.tsx';
import { ResponsivePicture } from '../primitives/ResponsivePicture.tsx';
import { opensElsewhere } from './opensElsewhere.ts';
import { positionText } from './positionText.ts';
import type { GalleryProps } from './slides.ts';
import { useScrollLock } from './useScrollLock.ts';
import type { SliderState } from './useSlider.ts';
import { useSwipe } from './useSwipe.ts';

interface LightboxProps extends Omit<GalleryProps, 'label'> {
  readonly slider: SliderState;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The enlarged picture over the page: arrow keys and swipes change it, Escape closes it. */
export function Lightbox({ pictures, words, slider, isOpen, onClose }: LightboxProps) {
  const { selected, goTo } = slider;
  const total = pictures.length;
  const turn = (steps: number) => goTo((selected + steps + total) % total, true);
  const turnByKey = (event: KeyboardEvent) => {
    if (opensElsewhere(event)) return;
    if (event.key === 'ArrowLeft') turn(-1);
    if (event.key === 'ArrowRight') turn(1);
  };
  const swipe = useSwipe('.lightbox-picture', turn);
  useScrollLock(isOpen);
  return (
    <Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Portal>
        <Content
          className="lightbox"
          aria-describedby={undefined}
          onKeyDown={turnByKey}
          {...swipe}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            slider.focusSelected();
          }}
        >
          <Title className="visually-hidden" aria-live="polite">
            {positionText(words.announcement, pictures, selected)}
          </Title>
          <Close className="lightbox-close" aria-label={words.close}>
            <Icon name="close" />
          </Close>
          <EnlargedPicture slide={pictures[selected]} />
          {total > 1 && (
            <>
              <button
                type="button"
                className="lightbox-previous"
                aria-label={words.previous}
                onClick={() => turn(-1)}
              >
                <Icon name="previous" />
              </button>
              <p className="lightbox-position" aria-hidden="true">
                {positionText(words.position, pictures, selected)}
              </p>
              <button
                type="button"
                className="lightbox-next"
                aria-label={words.next}
                onClick={() => turn(1)}
              >
                <Icon name="next" />
              </button>
            </>
          )}
        </Content>
      </Portal>
    </Root>
  );
}

function EnlargedPicture({
  slide,
}: {
  readonly slide: GalleryProps['pictures'][number] | undefined;
}) {
  if (!slide) return null;
  const { picture, alt, caption } = slide;
  return (
    <figure key={picture.name}>
      <div className="lightbox-picture" ref={showMiddle}>
        <ResponsivePicture picture={picture} alt={alt} sizes={LIGHTBOX_SIZES} eager />
      </div>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

/** On a phone in portrait, a picture is wider than the screen. */
const LIGHTBOX_SIZES = '(orientation: portrait) and (max-width: 767px) 180vw, 100vw';

/** Centres a picture that is wider than the screen, again after a phone is rotated. */
function showMiddle(scroller: HTMLElement | null) {
  if (!scroller) return;
  const observer = new ResizeObserver(() => {
    scroller.scrollLeft = (scroller.scrollWidth - scroller.clientWidth) / 2;
  });
  observer.observe(scroller);
  return () => observer.disconnect();
}
