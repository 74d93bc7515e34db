import { footShade, glow, sun } from '../../light.ts';
import { vertical } from '../../paint.ts';
import { mix, shade, tint, tone } from '../../palette.ts';
import { dimmed } from '../../people/audience.ts';
import { grounded } from '../../people/figure.ts';
import { cast, child, type Look } from '../../people/look.ts';
import { hills } from '../../places/land.ts';
import { eveningSky } from '../../places/sky.ts';
import { grasses, poplar, tree } from '../../places/trees.ts';
import { glints } from '../../places/water.ts';
import { range } from '../../random.ts';
import { landscape } from '../../scene.ts';
import { at, ellipse, group, path, rect, stroke } from '../../svg.ts';

/** The last light is warm: skin goes toward red earth, cloth toward ink. */
const dusk = (look: Look): Look => ({
  ...dimmed(look, 0.2),
  skin: mix(look.skin, tone.brick, 0.2),
});

/** The sun on the water: bars that grow shorter and farther apart toward us. */
const sunPath = group(
  { opacity: 0.6 },
  ...range(11).map((i) => {
    const width = 150 - i * 11 + (i % 3) * 16;
    const x = 1010 - width / 2 + (i % 2 ? 9 : -7);
    return rect(x, 544 + i * 11 + i * i * 0.5, width, 4 + i * 0.4, tone.cream, { rx: 3 });
  }),
);

const lantern = (x: number, ground: number, scale: number) =>
  glow(x, ground - 176 * scale, 110 * scale, 0.75, tone.peach) +
  at(
    x,
    ground,
    scale,
    stroke('M0-4V-160', tone.ink, 7),
    path('M-12-160H12L9-192H-9Z', tone.cream),
    path('M-16-190H16L0-206Z', tone.ink),
    rect(-9, -10, 18, 10, tone.ink),
  );

const dog = (x: number, ground: number, scale: number) =>
  at(
    x,
    ground,
    scale,
    stroke('M-24 0L-22-20M-16 0L-16-20M14 0L12-20M22 0L20-20', shade(tone.wood, 0.4), 5),
    path(
      'M-30-22C-32-40-20-42 0-40C14-40 20-50 28-56L36-64L42-54L56-48C54-40 46-40 40-40C38-28 32-20 20-18H-20C-26-18-30-20-30-22Z',
      shade(tone.wood, 0.3),
    ),
    stroke('M-29-32C-40-40-42-50-40-58', shade(tone.wood, 0.3), 5),
  );

/** Reeds with their brown heads, at the water's edge. */
const reeds = (x: number, ground: number, count: number) =>
  group(
    {},
    ...range(count).map((i) => {
      const h = 90 + ((i * 37) % 60);
      const lean = ((i * 23) % 30) - 12;
      return (
        stroke(
          `M${x + i * 15} ${ground}q${lean / 3}-${h / 2} ${lean}-${h}`,
          shade(tone.forest, 0.4),
          4,
        ) + (i % 2 ? ellipse(x + i * 15 + lean, ground - h, 5, 17, shade(tone.walnut, 0.3)) : '')
      );
    }),
  );

export const lakeTrail = landscape('twinlakes-06-lake-trail', () => [
  eveningSky(540),
  sun(1010, 470, 62),
  path(
    'M0 250C200 230 380 270 640 244C560 268 300 290 0 284ZM900 180C1100 160 1300 196 1600 166V190C1340 214 1120 196 900 180Z',
    tone.peach,
    { opacity: 0.5 },
  ),
  hills(500, 36, mix(tone.marine, tone.clay, 0.6), 1600, 1000, 1),
  hills(524, 18, mix(tone.navy, tone.clay, 0.42), 1600, 1000, 4),
  rect(
    0,
    538,
    1600,
    300,
    vertical(
      [tone.clay, 0],
      [tone.peach, 0.12],
      [mix(tone.softBlue, tone.peach, 0.3), 0.4],
      [tone.marine, 1],
    ),
  ),
  sunPath,
  glints(860, 548, 320, 160, 34, 5) + glints(200, 560, 1400, 200, 26, 6),
  poplar(1540, 620, 1.2, shade(tone.forest, 0.35)) +
    poplar(1480, 616, 0.9, shade(tone.forest, 0.3)),
  path(
    'M1600 600C1460 606 1400 640 1180 660C900 690 560 680 0 760V1000H1600Z',
    shade(tone.forest, 0.2),
  ),
  path(
    'M1600 640C1450 640 1380 668 1240 690C900 740 500 760 0 900V1000H900C1100 860 1300 780 1600 730Z',
    mix(tone.clay, tone.sand, 0.4),
  ),
  path(
    'M1600 700C1300 750 1080 850 860 1000H900C1100 860 1300 780 1600 730Z',
    shade(tone.clay, 0.2),
  ),
  path('M1600 720C1300 770 1100 850 880 1000H1600Z', shade(tone.moss, 0.35)),
  reeds(40, 800, 16) + reeds(620, 722, 9),
  lantern(1290, 700, 0.85) + lantern(880, 760, 1.15) + lantern(330, 850, 1.6),
  grounded(1180, 744, 0.95, dusk(cast.tom), { legs: 'walk', turn: 0.7 }) +
    grounded(1130, 748, 0.95, dusk(cast.nadia), { legs: 'walk', turn: 0.7 }),
  grounded(800, 842, 1.5, dusk(cast.gao), {
    legs: 'walk',
    turn: -0.7,
    hands: [
      [-12, 52],
      [12, 50],
    ],
  }) +
    dog(700, 850, 1.05) +
    stroke('M779 760C765 790 750 794 738 798', tone.ink, 3),
  grounded(430, 950, 2.05, dusk(cast.elif), { legs: 'walk', turn: 0.7 }) +
    grounded(520, 956, 2.05, dusk(child(cast.elif, 0.6, tone.accent, tone.navy)), {
      legs: 'walk',
      turn: 0.7,
    }) +
    grounded(616, 948, 2.1, dusk(cast.wei), {
      legs: 'walk',
      turn: 0.6,
      hands: [
        [-16, 52],
        [12, 50],
      ],
    }),
  tree(1430, 900, 2.7, shade(tone.forest, 0.3), 7),
  grasses(960, 980, 640, 90, tint(shade(tone.moss, 0.2), 0.06), 3) +
    grasses(0, 985, 260, 40, shade(tone.forest, 0.35), 4),
  footShade(1600, 1000, 780, 0.35),
]);
