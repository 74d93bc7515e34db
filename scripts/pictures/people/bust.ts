import { radial } from '../paint.ts';
import { mix, shade, tint, tone } from '../palette.ts';
import { clipped, ellipse, group, path, stroke } from '../svg.ts';

/**
 * Head and shoulders for a portrait, around the middle of the face, which is 280 wide and
 * about 430 high. The light falls from the left, as in every picture of the set.
 */
export type Bust = {
  readonly skin: string;
  readonly brow: string;
  /** Hair that hangs behind the neck, and hair that lies over the forehead. */
  readonly hairBehind: string;
  readonly hairOver: string;
  readonly clothes: string;
  /** Drawn over the jaw, under the mouth. */
  readonly beard?: string;
  readonly glasses?: boolean;
  readonly lips?: string;
  /** 1 is neutral: wider jaws above, narrower ones below. */
  readonly jaw?: number;
  readonly browWeight?: number;
  readonly earrings?: string;
  /** How broad neck and shoulders are. */
  readonly build?: number;
  /** Lines of the fifties, beside the mouth and the eyes. */
  readonly lined?: boolean;
};

function faceShape(jaw: number): string {
  const cheek = 130 * jaw;
  const side = 92 * jaw;
  return (
    `M-140-60C-144 30 ${-cheek} 110 ${-side} 164C${-side * 0.62} 202-30 216 0 216` +
    `C30 216 ${side * 0.62} 202 ${side} 164C${cheek} 110 144 30 140-60C140-180 82-232 0-232C-82-232-140-180-140-60Z`
  );
}

export function bust(look: Bust): string {
  const { skin, jaw = 1 } = look;
  const face = path(faceShape(jaw), skin);
  const rose = mix(skin, tone.terracotta, 0.6);
  const blush = radial([rose, 0, 0.4], [rose, 1, 0]);
  const neck =
    path(
      'M-76 110L-80 250C-92 300-180 330-250 350L0 470L250 350C180 330 92 300 80 250L76 110Z',
      shade(skin, 0.1),
    ) +
    path('M-78 176C-40 250 40 250 77 190L82 262C30 300-36 290-81 246Z', shade(skin, 0.34), {
      opacity: 0.55,
    });
  const shadows = [
    path('M40-240C74-120 66-20 44 60C60 120 52 190 20 230H200V-240Z', shade(skin, 0.42), {
      opacity: 0.22,
    }),
    path('M96-240C120-100 118 40 60 230H200V-240Z', shade(skin, 0.42), { opacity: 0.16 }),
    ellipse(-84, 70, 62, 46, blush),
    ellipse(80, 70, 56, 42, blush),
    path('M-150-250C-150-120-128-90-100-60C-60-128 60-140 122-70L150-260Z', shade(skin, 0.4), {
      opacity: 0.16,
    }),
  ];
  return group(
    {},
    look.hairBehind,
    group(
      { transform: `scale(${look.build ?? 1} 1)` },
      neck,
      group({ transform: 'translate(0 -24)' }, look.clothes),
    ),
    ear(-142, skin, 0.06) + ear(142, skin, 0.22),
    look.earrings
      ? ellipse(-146, 62, 8, 10, look.earrings) + ellipse(146, 62, 8, 10, shade(look.earrings, 0.2))
      : '',
    face,
    clipped('face', path(faceShape(jaw), skin), ...shadows, look.beard ?? ''),
    features(look),
    look.hairOver,
    look.glasses ? spectacles() : '',
  );
}

const ear = (x: number, skin: string, dark: number) =>
  ellipse(x, 14, 20, 38, shade(skin, dark)) + ellipse(x, 16, 9, 22, shade(skin, dark + 0.14));

/** Only hints: lids, brows, the shade of the nose, the line of the mouth. */
function features(look: Bust): string {
  const dark = mix(look.skin, '#1c1216', 0.88);
  const weight = look.browWeight ?? 1;
  const eye = (x: number, outer: number) =>
    ellipse(x + 2, 6, 11, 12.5, dark) +
    ellipse(x - 2, 1.5, 3, 3, tone.cream, { opacity: 0.8 }) +
    stroke(
      `M${x - 27} ${6 + Math.max(0, outer) * 3}C${x - 14}-10 ${x + 14}-10 ${x + 27} ${6 + Math.max(0, -outer) * 3}`,
      dark,
      6.5,
    ) +
    stroke(`M${x - 16} 22Q${x} 27 ${x + 16} 22`, shade(look.skin, 0.3), 3, { opacity: 0.6 });
  const brow = (x: number, way: number) =>
    stroke(
      `M${x - way * 30} ${-40}C${x - way * 10} ${-51} ${x + way * 16} ${-52} ${x + way * 34} ${-36}`,
      look.brow,
      9 * weight,
    );
  const nose =
    stroke('M14-14C18 24 34 54 30 72C26 86 4 88-14 82', shade(look.skin, 0.34), 6, {
      opacity: 0.75,
    }) + ellipse(2, 58, 9, 16, tint(look.skin, 0.5), { opacity: 0.35 });
  const lips = look.lips ?? mix(look.skin, tone.brick, 0.55);
  const mouth =
    path(
      'M-44 126C-24 118-10 116 2 120C14 116 28 118 46 124C30 134 14 136 2 136C-12 136-28 134-44 126Z',
      shade(lips, 0.14),
    ) +
    path('M-44 126C-20 132 20 132 46 124C34 150-30 154-44 126Z', lips) +
    stroke('M-52 122C-30 132 26 134 54 119', shade(look.skin, 0.62), 4.5);
  const lines = look.lined
    ? stroke(
        'M-44 88C-58 98-64 110-66 124M50 88C62 98 68 110 70 124M-108 0L-100 6M-108 18L-99 16M112 0L104 6M112 18L103 16',
        shade(look.skin, 0.32),
        3.5,
        { opacity: 0.7 },
      )
    : '';
  return lines + eye(-62, 1) + eye(66, -1) + brow(-62, -1) + brow(66, 1) + nose + mouth;
}

const spectacles = () =>
  group(
    {},
    stroke(
      'M-112-26h90c6 0 8 4 7 10l-6 36c-2 14-12 20-24 20h-42c-14 0-24-8-26-22l-5-34c-1-6 0-10 6-10Z',
      tone.ink,
      8,
    ),
    stroke(
      'M24-26h90c6 0 8 4 7 10l-6 36c-2 14-12 20-24 20h-42c-14 0-24-8-26-22l-5-34c-1-6 0-10 6-10Z',
      tone.ink,
      8,
    ),
    stroke('M-16-14Q2-24 20-14M-118-20L-144-24M121-20L146-24', tone.ink, 8),
    path('M-104-18h40l-34 66c-6-4-9-8-10-16ZM32-18h40l-34 66c-6-4-9-8-10-16Z', tone.cream, {
      opacity: 0.16,
    }),
  );
