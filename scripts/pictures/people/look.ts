import { hair, skin, tone } from '../palette.ts';

/** What a small figure looks like; how it stands is its pose (figure.ts). */
type Cut = 'short' | 'crop' | 'bob' | 'long' | 'bun' | 'tail' | 'afro' | 'scarf' | 'founder';

export type Look = {
  readonly skin: string;
  readonly hair: string;
  readonly cut: Cut;
  readonly top: string;
  /** Trousers or skirt, or the lower half of a dress. */
  readonly bottom: string;
  /** With a shirt the top is an open jacket over it. */
  readonly shirt?: string;
  readonly tie?: string;
  readonly skirt?: boolean;
  /** A hard hat, over any cut. */
  readonly hat?: string;
  readonly glasses?: boolean;
  readonly beard?: boolean;
  /** 1 is an adult of 180 units. */
  readonly size?: number;
  /** Narrower shoulders. */
  readonly slim?: boolean;
};

/** Grace Lin: short black hair with its grey streak, and always the navy blazer. */
export const founder: Look = {
  skin: skin.light,
  hair: hair.black,
  cut: 'founder',
  top: tone.navy,
  shirt: tone.cream,
  bottom: tone.ink,
  slim: true,
  size: 0.95,
};

const man = (
  skinTone: string,
  hairTone: string,
  cut: Cut,
  top: string,
  more: Partial<Look> = {},
): Look => ({
  skin: skinTone,
  hair: hairTone,
  cut,
  top,
  bottom: tone.ink,
  ...more,
});

const woman = (
  skinTone: string,
  hairTone: string,
  cut: Cut,
  top: string,
  more: Partial<Look> = {},
): Look => ({
  ...man(skinTone, hairTone, cut, top),
  slim: true,
  size: 0.94,
  ...more,
});

/** Everyone else: a varied company, in the colours of the set. */
export const cast = {
  daniel: man(skin.deep, hair.black, 'crop', tone.slate, {
    shirt: tone.mist,
    tie: tone.blue,
    glasses: true,
  }),
  aoife: woman(skin.fair, hair.auburn, 'long', tone.forest, { skirt: true, bottom: tone.pine }),
  marcus: man(skin.brown, hair.black, 'crop', tone.sand, {
    shirt: tone.cream,
    bottom: tone.walnut,
    beard: true,
  }),
  elif: woman(skin.tan, hair.umber, 'long', tone.terracotta, { bottom: tone.ink }),
  valentina: woman(skin.bronze, hair.brown, 'bun', tone.softBlue, {
    skirt: true,
    bottom: tone.marine,
  }),
  wei: man(skin.light, hair.black, 'short', tone.blue, { bottom: tone.slate }),
  mei: woman(skin.light, hair.black, 'tail', tone.clay, { skirt: true, bottom: tone.brick }),
  arjun: man(skin.bronze, hair.black, 'short', tone.olive, { bottom: tone.walnut, beard: true }),
  priya: woman(skin.bronze, hair.black, 'bun', tone.brick, { bottom: tone.walnut, skirt: true }),
  tom: man(skin.fair, hair.blond, 'short', tone.marine, { bottom: tone.dune }),
  henry: man(skin.fair, hair.silver, 'short', tone.ink, {
    shirt: tone.cream,
    tie: tone.terracotta,
  }),
  amina: woman(skin.brown, tone.clay, 'scarf', tone.terracotta, {
    skirt: true,
    bottom: tone.brick,
  }),
  ruth: woman(skin.deep, hair.black, 'afro', tone.peach, { bottom: tone.marine }),
  nadia: woman(skin.tan, hair.umber, 'bob', tone.paper, { bottom: tone.blue }),
  omar: man(skin.tan, hair.umber, 'short', tone.stone, {
    bottom: tone.ink,
    shirt: tone.cream,
    beard: true,
  }),
  gao: man(skin.light, hair.grey, 'short', tone.walnut, { shirt: tone.paper, bottom: tone.ink }),
} as const;

/** The same person, seen younger: smaller, and with a child's plain clothes. */
export const child = (look: Look, size: number, top: string, bottom: string): Look => ({
  skin: look.skin,
  hair: look.hair,
  cut: look.cut,
  slim: true,
  size,
  top,
  bottom,
});
