import { shade, tint, tone } from '../palette.ts';
import { at, circle, group, path, polygon, rect } from '../svg.ts';

export type HouseLook = {
  readonly wall: string;
  readonly roof: string;
  readonly door: string;
  /** The gable that faces the street: on the left, or mirrored to the right. */
  readonly mirrored?: boolean;
};

/** A sash window that catches the sky, with a sill and the shade of its lintel. */
export const sash = (x: number, y: number, width: number, height: number) =>
  group(
    {},
    rect(x - 5, y - 5, width + 10, height + 10, tone.cream),
    rect(x, y, width, height, tone.marine),
    polygon(
      [
        [x, y],
        [x + width * 0.8, y],
        [x + width * 0.2, y + height],
        [x, y + height],
      ],
      tone.softBlue,
      { opacity: 0.75 },
    ),
    rect(x, y, width, height * 0.1, tone.ink, { opacity: 0.3 }),
    rect(x + width / 2 - 1.5, y, 3, height, tone.cream),
    rect(x, y + height * 0.48, width, 3, tone.cream),
    rect(x - 8, y + height + 4, width + 16, 5, shade(tone.cream, 0.14)),
  );

/** A two-storey family house, 340 wide and 300 tall, with a porch and a garage. */
export function house(x: number, ground: number, scale: number, look: HouseLook): string {
  const { wall, roof, door } = look;
  const drawn = group(
    {},
    // The long wing with the porch, under the far roof.
    rect(-60, -170, 230, 170, shade(wall, 0.08)),
    polygon(
      [
        [-80, -168],
        [-30, -250],
        [140, -250],
        [186, -168],
      ],
      roof,
    ),
    polygon(
      [
        [-80, -168],
        [-76, -176],
        [182, -176],
        [186, -168],
      ],
      shade(roof, 0.3),
    ),
    rect(96, -286, 24, 50, tone.brick) + rect(92, -290, 32, 8, shade(tone.brick, 0.3)),
    sash(10, -146, 40, 52) + sash(92, -146, 40, 52),
    // The gable in front, taller than the wing.
    polygon(
      [
        [-166, 0],
        [-166, -182],
        [-98, -268],
        [-30, -182],
        [-30, 0],
      ],
      wall,
    ),
    polygon(
      [
        [-30, -182],
        [-30, 0],
        [-4, 0],
        [-4, -160],
      ],
      tone.ink,
      { opacity: 0.2 },
    ),
    polygon(
      [
        [-182, -172],
        [-98, -284],
        [-14, -172],
        [-26, -166],
        [-98, -262],
        [-170, -166],
      ],
      shade(roof, 0.12),
    ),
    circle(-98, -216, 13, tone.cream) + circle(-98, -216, 9, tone.marine),
    sash(-128, -164, 60, 58),
    // Garage, then the porch over the door.
    rect(-146, -82, 96, 82, tone.cream),
    ...[0, 1, 2, 3].map((row) => rect(-142, -78 + row * 20, 88, 17, shade(tone.cream, 0.07))),
    rect(-146, -84, 96, 7, tone.ink, { opacity: 0.22 }),
    rect(30, -84, 44, 84, door) +
      rect(36, -76, 32, 30, tint(door, 0.2)) +
      circle(66, -38, 3, tone.sand),
    sash(100, -74, 46, 50),
    rect(-26, -88, 202, 88, tone.ink, { opacity: 0.12 }),
    polygon(
      [
        [-34, -88],
        [-14, -112],
        [170, -112],
        [188, -88],
      ],
      shade(roof, 0.06),
    ),
    rect(-34, -90, 222, 7, tone.cream),
    ...[-18, 82, 172].map(
      (px) => rect(px, -84, 8, 84, tone.cream) + rect(px + 5, -84, 3, 84, shade(tone.cream, 0.2)),
    ),
    path('M-30 0H190V-8H-30Z', tone.stone),
  );
  return at(x, ground, scale, look.mirrored ? group({ transform: 'scale(-1 1)' }, drawn) : drawn);
}

/** Paint schemes of the lakeside houses. */
export const schemes: readonly [HouseLook, ...HouseLook[]] = [
  { wall: tone.paper, roof: tone.navy, door: tone.blue },
  { wall: tone.sand, roof: tone.brick, door: tone.forest },
  { wall: tone.mist, roof: tone.slate, door: tone.terracotta, mirrored: true },
  { wall: tone.peach, roof: tone.walnut, door: tone.marine },
  { wall: tone.sage, roof: tone.navy, door: tone.cream, mirrored: true },
  { wall: tone.cream, roof: tone.terracotta, door: tone.navy },
];
