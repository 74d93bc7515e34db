import { fallen } from '../light.ts';
import { shade, tint, tone } from '../palette.ts';
import { at, circle, path, polygon, rect, stroke } from '../svg.ts';

/** A telescopic loader with boards on its fork. */
export const loader = (x: number, ground: number, scale: number) =>
  fallen(x, ground, 260 * scale, 14 * scale, 0.3) +
  at(
    x,
    ground,
    scale,
    stroke('M70-90L-170-176', shade(tone.blue, 0.1), 20) +
      stroke('M-60-138L-180-180', tone.slate, 12),
    stroke('M-180-184V-150H-250', tone.ink, 8),
    rect(-262, -172, 84, 9, tone.clay) +
      rect(-262, -182, 84, 9, tint(tone.clay, 0.2)) +
      rect(-262, -192, 84, 9, tone.clay),
    path('M-90-40V-84H90L104-40Z', tone.blue) +
      polygon(
        [
          [20, -84],
          [90, -84],
          [104, -40],
          [20, -40],
        ],
        tone.ink,
        { opacity: 0.16 },
      ),
    path('M-50-84L-40-160H30L44-84Z', tone.marine) +
      path('M-42-90L-34-152H0L-16-90Z', tone.softBlue, { opacity: 0.7 }) +
      rect(-46, -168, 84, 10, tone.ink),
    ...[-58, 66].map((wx) => circle(wx, -32, 33, tone.ink) + circle(wx, -32, 15, tone.dune)),
  );
