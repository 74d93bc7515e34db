import { footShade, sun } from '../../light.ts';
import { vertical } from '../../paint.ts';
import { mix, tint, tone } from '../../palette.ts';
import { figure, grounded } from '../../people/figure.ts';
import { cast, child } from '../../people/look.ts';
import { house, schemes } from '../../places/house.ts';
import { hills } from '../../places/land.ts';
import { bench, dome, slide, swings } from '../../places/playground.ts';
import { cloud, morningSky } from '../../places/sky.ts';
import { bushes, poplar, tree } from '../../places/trees.ts';
import { range } from '../../random.ts';
import { landscape } from '../../scene.ts';
import { ellipse, group, path, rect } from '../../svg.ts';

const kid = child(cast.priya, 0.62, tone.softBlue, tone.navy);

export const playground = landscape('twinlakes-08-playground', () => [
  morningSky(620),
  sun(200, 170, 50),
  cloud(440, 140, 0.9, 0.7) + cloud(1200, 120, 1),
  hills(530, 26, mix(tone.sage, tone.sky, 0.5), 1600, 1000, 3),
  group(
    { opacity: 0.85 },
    ...range(5).map((i) =>
      house(150 + i * 340, 610, 0.6, schemes[(i + 1) % schemes.length] ?? schemes[0]),
    ),
  ),
  bushes(0, 624, 1600, 46, mix(tone.moss, tone.mist, 0.15), 2),
  rect(0, 616, 1600, 384, vertical([tone.sage, 0], [tone.moss, 1])),
  path(
    'M0 700C300 650 700 690 1000 672C1300 660 1500 680 1600 668V710C1400 716 1200 700 1000 714C700 730 300 696 0 744Z',
    tint(tone.sand, 0.4),
  ),
  tree(90, 700, 1.8, tone.forest, 3) +
    tree(1540, 690, 1.7, tone.moss, 5) +
    poplar(1400, 660, 1.2, tone.olive) +
    poplar(760, 640, 1.1, tone.olive),
  ellipse(800, 860, 760, 120, tint(tone.sand, 0.1)) +
    ellipse(800, 852, 740, 108, tint(tone.sand, 0.35)),
  bench(260, 740, 0.95) +
    figure(240, 746, 1.1, cast.henry, {
      legs: 'seat',
      hands: [
        [6, 42],
        [-6, 42],
      ],
    }) +
    figure(296, 746, 1.1, cast.amina, {
      legs: 'seat',
      turn: -0.5,
      hands: [
        [6, 42],
        [-6, 42],
      ],
    }),
  swings(1160, 850, 1.05),
  figure(1068, 796, 1.15, child(cast.ruth, 0.62, tone.accent, tone.navy), {
    legs: 'seat',
    hands: [
      [-14, -10],
      [14, -10],
    ],
    bends: [-1, 1],
  }),
  figure(1228, 804, 1.15, child(cast.wei, 0.62, tone.terracotta, tone.navy), {
    legs: 'seat',
    hands: [
      [-14, -10],
      [14, -10],
    ],
    bends: [-1, 1],
  }),
  grounded(985, 856, 1.25, cast.ruth, {
    turn: 0.8,
    hands: [
      [10, 46],
      [34, 4],
    ],
    bends: [1, 1],
  }),
  slide(560, 850, 1.1),
  figure(560, 690, 1.15, child(cast.tom, 0.62, tone.olive, tone.navy), {
    hands: [
      [-22, -14],
      [22, -14],
    ],
    bends: [-1, 1],
  }),
  figure(790, 812, 1.15, kid, {
    legs: 'side',
    turn: 1,
    hands: [
      [-22, -20],
      [26, -16],
    ],
    bends: [-1, 1],
  }),
  grounded(950, 926, 1.45, cast.priya, {
    turn: -0.8,
    hands: [
      [-34, 16],
      [-22, 26],
    ],
    bends: [-1, 1],
  }),
  dome(300, 900, 1),
  figure(300, 812, 1.2, child(cast.mei, 0.6, tone.peach, tone.navy), {
    hands: [
      [-24, -10],
      [10, 40],
    ],
    bends: [-1, -1],
  }),
  grounded(130, 930, 1.5, cast.mei, { turn: 0.7 }),
  grounded(1440, 930, 1.5, cast.arjun, {
    legs: 'walk',
    turn: -0.7,
    hands: [
      [-8, 54],
      [10, 52],
    ],
  }) +
    grounded(1370, 934, 1.5, child(cast.arjun, 0.55, tone.blue, tone.walnut), {
      legs: 'walk',
      turn: -0.7,
    }),
  footShade(1600, 1000, 820, 0.2),
]);
