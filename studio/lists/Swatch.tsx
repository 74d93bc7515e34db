import { ColorWheelIcon } from '@sanity/icons/ColorWheel';

/** The accent colour of a document, in place of a picture. */
export const Swatch = ({ colour }: { readonly colour: string | undefined }) =>
  colour ? (
    <span style={{ display: 'block', width: '100%', height: '100%', background: colour }} />
  ) : (
    <ColorWheelIcon />
  );
