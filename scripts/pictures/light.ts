import { blurred, radial, vertical } from './paint.ts';
import { tone } from './palette.ts';
import { circle, ellipse, type Point, polygon, rect } from './svg.ts';

/** Everything is lit by one low, warm sun on the left. */

/** Light that fades out evenly: an eased fall leaves no visible rim. */
export const glow = (
  x: number,
  y: number,
  r: number,
  strength: number,
  colour: string = tone.cream,
) =>
  circle(
    x,
    y,
    r,
    radial(
      [colour, 0, strength],
      [colour, 0.3, strength * 0.55],
      [colour, 0.65, strength * 0.14],
      [colour, 1, 0],
    ),
  );

/** The sun in rings: flat layers suit the style, and compress far better than a soft halo. */
export const sun = (x: number, y: number, r: number) =>
  [3.8, 2.7, 1.9, 1.38]
    .map((ring) => circle(x, y, r * ring, tone.cream, { opacity: 0.12 }))
    .join('') + circle(x, y, r, tone.cream);

/** A slanting shaft of light through a window. */
export const shaft = (points: readonly Point[], strength = 0.22) =>
  polygon(points, tone.peach, { opacity: strength });

/** A soft shadow on the ground, falling to the right of what stands at (x, y). */
export const fallen = (x: number, y: number, width: number, depth: number, strength = 0.26) =>
  blurred(
    Math.max(3, depth * 0.35),
    ellipse(x + width * 0.5, y, width * 0.62, depth, tone.ink, { opacity: strength }),
  );

/**
 * A far background out of focus. A blur turns transparent at the frame, so the sharp picture
 * lies under it to fill the edges.
 */
export const outOfFocus = (radius: number, picture: string) => picture + blurred(radius, picture);

/** The whole frame grows darker toward the bottom, which seats the figures. */
export const footShade = (width: number, height: number, from: number, strength = 0.3) =>
  rect(0, from, width, height - from, vertical([tone.ink, 0, 0], [tone.ink, 1, strength]));
