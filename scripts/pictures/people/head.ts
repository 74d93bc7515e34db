import { hair as hairTones, shade, tint, tone } from '../palette.ts';
import { circle, ellipse, group, path, stroke } from '../svg.ts';
import type { Look } from './look.ts';

/**
 * The head of a small figure, around (0, 0), 24 units high. `turn` runs from -1 (looking to
 * the left) to 1; seen from behind, the hair covers the face.
 */
export type Facing = { readonly turn: number; readonly back: boolean };

/** What hangs behind the neck, and so is drawn before the body. */
export function hairBehind({ cut, hair }: Look): string {
  switch (cut) {
    case 'bob':
    case 'founder':
      return path(
        'M-12 0C-13-18 13-18 12 0C13 6 12 9 11 12C4 15-4 15-11 12C-12 9-13 6-12 0Z',
        hair,
      );
    case 'long':
      return path(
        'M-11.5-2C-12-17 12-17 11.5-2C12 12 14 20 13 28C6 33-6 33-13 28C-14 20-12 12-11.5-2Z',
        hair,
      );
    case 'tail':
      return path('M-5-8C-16-6-15 12-12 22C-9 22-6 10-2 0Z', hair);
    case 'bun':
      return circle(0, -15, 5.6, hair);
    case 'afro':
      return circle(0, -4, 15.5, hair);
    case 'scarf':
      return path(
        'M-12-1C-13-18 13-18 12-1C13 8 16 16 17 22C8 28-8 28-17 22C-16 16-13 8-12-1Z',
        hair,
      );
    default:
      return '';
  }
}

export function head(look: Look, { turn, back }: Facing): string {
  const { skin, hair } = look;
  const skull = path(
    'M-10-2C-10.5-16 10.5-16 10-2C10 5 6 12 0 12C-6 12-10 5-10-2Z',
    back ? hair : skin,
  );
  if (back) return skull + behindDetail(look) + hat(look);
  const side = turn * 2.6;
  const features =
    ellipse(-10 - turn, 0.5, 1.8, 2.8, shade(skin, 0.12)) +
    ellipse(10 - turn, 0.5, 1.8, 2.8, shade(skin, 0.12)) +
    skull +
    path('M3-12C7-8 7 6 2 12C8 11 10 4 10-2C10.5-10 8-12 3-12Z', shade(skin, 0.5), {
      opacity: 0.16,
    }) +
    ellipse(side - 4, -0.6, 1.05, 1.35, shade(skin, 0.85)) +
    ellipse(side + 4, -0.6, 1.05, 1.35, shade(skin, 0.85)) +
    stroke(`M${side - 5.6}-3.6h3.2M${side + 2.4}-3.6h3.2`, shade(skin, 0.6), 0.9) +
    stroke(`M${side - 2} 6.4Q${side} 7.4 ${side + 2} 6.4`, shade(skin, 0.5), 1);
  const beard = look.beard
    ? path('M-10-1C-10 7-6 13 0 13C6 13 10 7 10-1C8 5 5 4.4 0 4.4C-5 4.4-8 5-10-1Z', hair) +
      stroke(`M${side - 2} 7Q${side} 8 ${side + 2} 7`, shade(skin, 0.1), 1)
    : '';
  const glasses = look.glasses
    ? stroke(`M${side - 6.4}-2.6h4.8v4.4h-4.8ZM${side + 1.6}-2.6h4.8v4.4h-4.8Z`, tone.ink, 0.9)
    : '';
  return features + beard + fringe(look, turn) + glasses + hat(look);
}

function fringe({ cut, hair }: Look, turn: number): string {
  const part = turn * 3;
  switch (cut) {
    case 'crop':
      return path('M-10.4-3C-11-16 11-16 10.4-3C9-8 6-9.6 0-9.6C-6-9.6-9-8-10.4-3Z', hair);
    case 'short':
      return path(
        `M-10.8 0C-13-18 12-19 10.8 0L9-5C5-5 ${part - 1}-6 ${part - 4}-9.5C-6-7-8-5-9-4Z`,
        hair,
      );
    case 'scarf':
      return path(
        'M-11.6 6C-13-18 13-18 11.6 6C10 14 4 16 0 16C-4 16-10 14-11.6 6ZM-7.6-2C-8 5-4 11 0 11C4 11 8 5 7.6-2C7-9-7-9-7.6-2Z',
        hair,
        {
          'fill-rule': 'evenodd',
        },
      );
    case 'founder':
      return (
        path('M-12 8C-14-22 14-23 12 8C10 8 9.4 2 9-3C4-3-2-6-4-9C-6-4-9-2-9.4 8Z', hair) +
        path('M-4-10.5C-8.6-8.4-10.8-3-11 5L-9.6 5C-9.2-1-7.4-6-4-10.5Z', hairTones.silver)
      );
    default:
      return path(
        `M-11.4 3C-13-18 13-18 11.4 3L9.4-3C6-4 ${part + 1}-6 ${part - 3}-9.6C-6-6-8-4-9.4-2Z`,
        hair,
      );
  }
}

function behindDetail({ cut, hair }: Look): string {
  const light = tint(hair, 0.12);
  if (cut === 'tail') return path('M-4-6C-5 6-4 18 0 26C4 18 5 6 4-6Z', light);
  if (cut === 'bun') return circle(0, -9, 6, light);
  if (cut === 'founder') return stroke('M-5-11C-8-7-9 0-8.6 7', hairTones.grey, 1.6);
  return stroke('M-6-8C-3-11 3-11 6-8', light, 1.4);
}

function hat({ hat: colour }: Look): string {
  if (!colour) return '';
  return group(
    {},
    path('M-12-5C-12-20 12-20 12-5Z', colour),
    path('M3-5C6-9 6-13 3-16.2C9-15 12-11 12-5Z', shade(colour, 0.18)),
    path('M-14-5.6Q0-8.6 14-5.6Q15-3.6 13-3.4Q0-6-13-3.4Q-15-3.6-14-5.6Z', shade(colour, 0.08)),
    stroke('M0-16.4V-8', tint(colour, 0.5), 1.6),
  );
}
