import { mix, shade, tint, tone } from '../palette.ts';
import { range, seeded } from '../random.ts';
import { at, circle, group, path, polygon, rect, stroke } from '../svg.ts';

/** A block with a grid of windows, some of them lit, and a shaded right side. */
function tower(
  x: number,
  ground: number,
  width: number,
  height: number,
  colour: string,
  seed: number,
): string {
  const random = seeded(seed);
  const columns = Math.max(2, Math.floor(width / 16));
  const rows = Math.floor(height / 24);
  const step = width / columns;
  const lights = range(columns * rows)
    .filter(() => random.chance(0.5))
    .map((i) => {
      const pane = random.chance(0.3) ? tone.peach : tint(colour, 0.3);
      return rect(
        x + (i % columns) * step + step * 0.26,
        ground - height + 14 + Math.floor(i / columns) * 24,
        step * 0.48,
        11,
        pane,
      );
    });
  return group(
    {},
    rect(x, ground - height, width, height, colour),
    ...lights,
    rect(x + width * 0.66, ground - height, width * 0.34, height, tone.ink, { opacity: 0.14 }),
  );
}

/** Manhattan: two ranks of blocks, and a stepped tower with a mast that names the city. */
export function newYork(ground: number, scale: number, seed: number): string {
  const random = seeded(seed);
  const rank = (colour: string, low: number, high: number) =>
    range(17).map((i) =>
      tower(
        i * 56 - 40,
        0,
        random.between(40, 62),
        random.between(low, high),
        mix(colour, tone.peach, random.between(0, 0.15)),
        seed + i,
      ),
    );
  const stepped = (x: number, colour: string) =>
    group(
      {},
      tower(x, 0, 74, 300, colour, 41),
      tower(x + 11, -300, 52, 60, colour, 42),
      tower(x + 21, -360, 32, 40, colour, 43),
      path(`M${x + 25}-400L${x + 37}-436L${x + 49}-400Z`, colour),
      stroke(`M${x + 37}-430V-500`, colour, 4),
    );
  return at(
    0,
    ground,
    scale,
    ...rank(mix(tone.sky, tone.softBlue, 0.4), 190, 330),
    stepped(650, mix(tone.softBlue, tone.marine, 0.25)),
    ...rank(mix(tone.softBlue, tone.marine, 0.55), 60, 190),
  );
}

/** Shanghai: the tower with its two spheres, the twisted one and the one with an opening. */
export function shanghai(ground: number, scale: number, seed: number, colour: string): string {
  const random = seeded(seed);
  const far = mix(colour, tone.mist, 0.45);
  const back = range(26).map((i) =>
    tower(i * 62 - 20, 0, random.between(40, 60), random.between(60, 170), far, seed + i),
  );
  const pearl = group(
    {},
    polygon(
      [
        [286, 0],
        [312, -110],
        [320, -110],
        [306, 0],
      ],
      colour,
    ),
    polygon(
      [
        [354, 0],
        [328, -110],
        [320, -110],
        [336, 0],
      ],
      shade(colour, 0.12),
    ),
    rect(312, -300, 16, 300, colour),
    circle(320, -120, 34, colour) +
      path('M320-154A34 34 0 0 1 320-86C334-100 334-140 320-154Z', tone.ink, { opacity: 0.12 }),
    circle(320, -250, 24, tint(colour, 0.1)),
    circle(320, -305, 10, colour),
    stroke('M320-310V-400', colour, 5),
  );
  const twisted =
    path(
      'M520 0C510-150 522-300 540-400C560-410 572-396 576-380C588-260 590-120 596 0Z',
      tint(colour, 0.12),
    ) +
    path(
      'M560-404C566-260 560-120 566 0H596C590-120 588-260 576-380C573-392 568-400 560-404Z',
      tone.ink,
      { opacity: 0.14 },
    );
  const opener = path(
    'M622 0L634-300L644-340H676L686-300L698 0ZM648-326L654-300H666L672-326Z',
    colour,
    { 'fill-rule': 'evenodd' },
  );
  const spire = polygon(
    [
      [462, 0],
      [466, -220],
      [474, -270],
      [484, -320],
      [494, -270],
      [502, -220],
      [506, 0],
    ],
    tint(colour, 0.2),
  );
  const front = range(26).map((i) =>
    tower(
      i * 64 - 10,
      0,
      random.between(44, 62),
      random.between(24, 90),
      shade(colour, 0.14),
      seed + 50 + i,
    ),
  );
  return at(0, ground, scale, ...back, pearl, twisted, spire, opener, ...front);
}
