import { Close, Content, Overlay, Portal, Root, Title } from '@radix-ui/react-dialog';
import useEmblaCarousel from 'embla-carousel-react';
import { useState } from 'react';

interface Picture {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
  readonly alt: string;
  readonly caption: string;
}

interface PicturesProps {
  readonly pictures: readonly Picture[];
  readonly label: string;
  readonly previous: string;
  readonly next: string;
  readonly close: string;
  readonly enlarge: boolean;
}

const filesOf = ({ name, widths }: Picture) =>
  widths.map((width) => `/images/${name}-${width}.avif ${width}w`).join(', ');

const Image = ({ picture }: { readonly picture: Picture }) => (
  <img
    srcSet={filesOf(picture)}
    sizes="(min-width: 900px) 888px, 100vw"
    width={picture.width}
    height={picture.height}
    alt={picture.alt}
    loading="lazy"
  />
);

export default function Pictures(props: PicturesProps) {
  const { pictures, label, previous, next, close, enlarge } = props;
  const [frame, embla] = useEmblaCarousel({ loop: true });
  const [enlarged, setEnlarged] = useState<Picture>();
  return (
    <section aria-label={label}>
      <div className="frame" ref={frame}>
        <ul>
          {pictures.map((picture) => (
            <li key={picture.name}>
              <figure>
                {enlarge ? (
                  <button type="button" onClick={() => setEnlarged(picture)}>
                    <Image picture={picture} />
                  </button>
                ) : (
                  <Image picture={picture} />
                )}
                <figcaption>{picture.caption}</figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
      <button type="button" onClick={() => embla?.scrollPrev()}>
        {previous}
      </button>
      <button type="button" onClick={() => embla?.scrollNext()}>
        {next}
      </button>
      <Root open={enlarged !== undefined} onOpenChange={() => setEnlarged(undefined)}>
        <Portal>
          <Overlay className="overlay" />
          <Content className="lightbox" aria-describedby={undefined}>
            <Title>{enlarged?.caption}</Title>
            {enlarged && <Image picture={enlarged} />}
            <Close>{close}</Close>
          </Content>
        </Portal>
      </Root>
    </section>
  );
}
