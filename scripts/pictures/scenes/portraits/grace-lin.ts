import { glow, outOfFocus } from '../../light.ts';
import { horizontal, vertical } from '../../paint.ts';
import { hair, shade, skin, tint, tone } from '../../palette.ts';
import { bust } from '../../people/bust.ts';
import { jacket } from '../../people/clothes.ts';
import { range, seeded } from '../../random.ts';
import { portrait } from '../../scene.ts';
import { at, circle, group, path, rect, stroke } from '../../svg.ts';

/** A wall of books, out of focus, with a lamp's warm light on its left. */
function bookshelf(): string {
  const random = seeded(11);
  const colours = [
    tone.marine,
    tone.terracotta,
    tone.sand,
    tone.forest,
    tone.navy,
    tone.dune,
    tone.brick,
    tone.softBlue,
  ] as const;
  const shelves = range(7).map((row) => {
    const floor = 70 + row * 262;
    const books: string[] = [];
    for (let x = -50; x < 1250; ) {
      const width = random.between(24, 52);
      const height = random.between(130, 200);
      if (random.chance(0.1)) x += random.between(50, 110);
      const colour = shade(random.pick(colours), 0.12);
      books.push(
        rect(x, floor - height, width - 3, height, colour),
        rect(x + 5, floor - height + 22, width - 13, 7, tint(colour, 0.45)),
        rect(x + 5, floor - 40, width - 13, 5, tint(colour, 0.35)),
      );
      x += width;
    }
    const board =
      rect(-60, floor, 1320, 24, shade(tone.wood, 0.18)) +
      rect(-60, floor + 24, 1320, 26, tone.ink, { opacity: 0.3 });
    return group({}, ...books, board);
  });
  return group(
    {},
    rect(-60, -60, 1320, 1620, shade(tone.walnut, 0.4)),
    ...shelves,
    rect(590, -60, 22, 1620, shade(tone.wood, 0.3)),
  );
}

const bob =
  'M-176 150C-206-60-190-300 0-300C190-300 206-60 176 150C172 190 150 214 110 216C60 190-60 190-110 216C-150 214-172 190-176 150Z';

const fringe =
  path(
    'M-176 154C-214-90-176-300-2-302C180-302 210-90 176 154C168 150 156 120 152 60C150 0 146-60 128-104C60-104-10-146-48-196C-74-120-120-90-142-30C-152 40-160 150-176 154Z',
    hair.black,
  ) +
  path(
    'M-52-200C-92-130-138-90-152-10C-158 40-162 90-166 110C-172 10-164-90-122-170C-104-200-78-210-52-200Z',
    tint(hair.grey, 0.3),
  ) +
  stroke('M-70-196C-112-140-150-80-160 40', hair.black, 5, { opacity: 0.45 }) +
  stroke(
    'M20-270C90-250 140-190 152-100M60-230C110-200 134-160 142-110',
    tint(hair.black, 0.16),
    7,
  );

export const graceLin = portrait('portrait-grace-lin', () => [
  outOfFocus(7, bookshelf()),
  rect(0, 0, 1200, 1500, horizontal([tone.peach, 0, 0.38], [tone.ink, 1, 0.42])),
  glow(110, 300, 620, 0.55, tone.peach),
  rect(0, 900, 1200, 600, vertical([tone.ink, 0, 0], [tone.ink, 1, 0.4])),
  at(
    600,
    600,
    1.06,
    bust({
      skin: skin.light,
      brow: hair.black,
      hairBehind: path(bob, shade(hair.black, 0.1)),
      hairOver: fringe,
      clothes:
        jacket(tone.navy, tone.cream) +
        circle(-196, 560, 13, tone.accent) +
        circle(-196, 560, 5, tone.cream),
      jaw: 0.97,
      build: 0.92,
      lined: true,
      lips: '#b4605a',
      earrings: tone.cream,
    }),
  ),
]);
