import { shade, tint, tone } from '../palette.ts';
import { range, seeded } from '../random.ts';
import { circle, group, num, type Point, path, polygon, rect, stroke } from '../svg.ts';

/** Things as a site plan shows them: from above, with short shadows to the right. */

/** A closed curve around a centre: an ellipse whose radius swells with the angle. */
export type Loop = {
  readonly cx: number;
  readonly cy: number;
  readonly rx: number;
  readonly ry: number;
  readonly swell: number;
  readonly phase: number;
};

export function pointOn({ cx, cy, rx, ry, swell, phase }: Loop, angle: number, out = 0): Point {
  const grow = 1 + swell * Math.sin(2 * angle + phase) + swell * 0.5 * Math.cos(3 * angle - phase);
  return [cx + Math.cos(angle) * (rx * grow + out), cy + Math.sin(angle) * (ry * grow + out)];
}

export function loopPath(loop: Loop, out = 0): string {
  const points = range(72).map((i) => pointOn(loop, (i * Math.PI) / 36, out));
  return `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}Z`;
}

/** A roof with four slopes on its plot, turned to face the street. */
export const plot = ([x, y]: Point, degrees: number, roof: string) =>
  group(
    { transform: `translate(${num(x)} ${num(y)}) rotate(${num(degrees)})` },
    rect(-29, -33, 58, 66, tint(tone.sage, 0.42), { stroke: tone.cream, 'stroke-width': 2 }),
    rect(-4, 12, 9, 22, tone.sand),
    polygon(
      [
        [-16, -16],
        [26, -16],
        [26, 22],
        [-16, 22],
      ],
      tone.ink,
      { opacity: 0.2 },
    ),
    polygon(
      [
        [-20, -20],
        [20, -20],
        [8, 0],
        [-8, 0],
      ],
      tint(roof, 0.22),
    ),
    polygon(
      [
        [-20, -20],
        [-8, 0],
        [-20, 17],
      ],
      tint(roof, 0.1),
    ),
    polygon(
      [
        [-20, 17],
        [-8, 0],
        [8, 0],
        [20, 17],
      ],
      shade(roof, 0.12),
    ),
    polygon(
      [
        [20, -20],
        [8, 0],
        [20, 17],
      ],
      shade(roof, 0.24),
    ),
  );

const crown = (x: number, y: number, r: number, colour: string) =>
  circle(x + r * 0.4, y + r * 0.4, r, tone.ink, { opacity: 0.16 }) +
  circle(x, y, r, colour) +
  circle(x - r * 0.25, y - r * 0.25, r * 0.6, tint(colour, 0.16));

/** Crowns scattered over the picture wherever `free` allows one. */
export function grove(count: number, seed: number, free: (point: Point) => boolean): string {
  const random = seeded(seed);
  const spots = range(count).map((): [Point, number, string] => [
    [random.between(0, 1600), random.between(0, 1000)],
    random.between(8, 17),
    random.pick([tone.moss, tone.olive, tone.forest] as const),
  ]);
  return group(
    {},
    ...spots.filter(([point]) => free(point)).map(([[x, y], r, colour]) => crown(x, y, r, colour)),
  );
}

/** A lake with shelving blues and the light line of its shore. */
export const lakeFromAbove = (loop: Loop) =>
  group(
    {},
    path(loopPath(loop, 9), tone.sand),
    path(loopPath(loop), tone.softBlue),
    path(loopPath(loop, -24), tint(tone.blue, 0.18)),
    path(loopPath(loop, -58), tone.blue),
    path(loopPath(loop, -96), shade(tone.blue, 0.16)),
    stroke(loopPath(loop, -4), tone.cream, 3, { opacity: 0.6 }),
  );
