import { shade, tone } from '../palette.ts';
import { num, path, polygon, stroke } from '../svg.ts';
import type { Look } from './look.ts';

/** The trunk above the hips at (0, 0): `half` is half the width of the shoulders. */
export function torso(look: Look, half: number, back: boolean): string {
  const hem = look.shirt ? 8 : 2;
  const waist = half - 5;
  const hip = half - 3.5;
  const body = path(
    `M-5-61C-10-58 ${num(-half)}-59 ${num(-half)}-48L${num(-waist)}-20L${num(-hip)} ${hem}H${num(hip)}L${num(waist)}-20L${num(half)}-48C${num(half)}-59 10-58 5-61C3-57-3-57-5-61Z`,
    look.top,
  );
  const side = path(
    `M6-58C3-40 4-10 5 ${hem}H${num(hip)}L${num(waist)}-20L${num(half)}-48C${num(half)}-56 12-58 6-58Z`,
    tone.ink,
    { opacity: 0.12 },
  );
  if (!look.shirt || back) return body + side;
  const shirt = polygon(
    [
      [-5.4, -60.5],
      [5.4, -60.5],
      [0.5, -24],
    ],
    look.shirt,
  );
  const tie = look.tie
    ? polygon(
        [
          [-1.6, -57],
          [1.6, -57],
          [2.2, -34],
          [0.4, -28],
          [-1.6, -34],
        ],
        look.tie,
      )
    : '';
  const lapels = stroke('M-5.6-60L.4-24V6M5.6-60L.4-24', shade(look.top, 0.35), 1.3);
  return body + side + shirt + tie + lapels;
}
