import { Close, Content, Portal, Root, Title } from '@radix-ui/react-dialog';
import type { KeyboardEvent } from 'react';
import { Icon } from '../primitives/Icon.tsx';
import { ResponsivePicture } from '../primitives/ResponsivePicture.tsx';
import { announcementText, positionText } from './positionText.ts';
import type { GalleryProps } from './slides.ts';
import type { SliderState } from './useSlider.ts';

interface LightboxProps extends Omit<GalleryProps, 'label'> {
  readonly slider: SliderState;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The enlarged picture over the page: left and right arrow keys turn it, Escape closes it. */
export function Lightbox({ pictures, words, slider, isOpen, onClose }: LightboxProps) {
  const { selected, goTo } = slider;
  const total = pictures.length;
  const turn = (steps: number) => goTo((selected + steps + total) % total, true);
  const turnByKey = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') turn(-1);
    if (key === 'ArrowRight') turn(1);
  };
  return (
    <Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Portal>
        {/* Radix's own overlay writes a style element, which the security policy forbids. */}
        <div className="lightbox-backdrop" />
        <Content
          className="lightbox"
          aria-describedby={undefined}
          onKeyDown={turnByKey}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            slider.focusSelected();
          }}
        >
          <Title className="visually-hidden" aria-live="polite">
            {announcementText(words.announcement, pictures, selected)}
          </Title>
          <Close className="lightbox-close" aria-label={words.close}>
            <Icon name="close" />
          </Close>
          <Enlarged slide={pictures[selected]} />
          <p className="lightbox-position" aria-hidden="true">
            {positionText(words.position, selected, total)}
          </p>
          <button
            type="button"
            className="lightbox-previous"
            aria-label={words.previous}
            onClick={() => turn(-1)}
          >
            <Icon name="previous" />
          </button>
          <button
            type="button"
            className="lightbox-next"
            aria-label={words.next}
            onClick={() => turn(1)}
          >
            <Icon name="next" />
          </button>
        </Content>
      </Portal>
    </Root>
  );
}

function Enlarged({ slide }: { readonly slide: GalleryProps['pictures'][number] | undefined }) {
  if (!slide) return null;
  const { picture, alt, caption } = slide;
  return (
    <figure key={picture.name}>
      <ResponsivePicture picture={picture} alt={alt} sizes="100vw" eager />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
