import { fallen, footShade, sun } from '../../light.ts';
import { vertical } from '../../paint.ts';
import { mix, shade, tint, tone } from '../../palette.ts';
import { grounded } from '../../people/figure.ts';
import { cast, child } from '../../people/look.ts';
import { house, schemes } from '../../places/house.ts';
import { hills } from '../../places/land.ts';
import { cloud, morningSky } from '../../places/sky.ts';
import { car } from '../../places/street.ts';
import { bushes, poplar, tree } from '../../places/trees.ts';
import { range } from '../../random.ts';
import { landscape } from '../../scene.ts';
import { group, path, polygon, rect, stroke } from '../../svg.ts';

/** Roofs of the next street, pale with distance. */
const beyond = group(
  { opacity: 0.55 },
  ...range(6).map((i) =>
    house(90 + i * 290, 560, 0.62, schemes[(i + 2) % schemes.length] ?? schemes[0]),
  ),
);

const fence = (x: number, ground: number, width: number) =>
  group(
    {},
    ...range(Math.floor(width / 18)).map((i) =>
      path(`M${x + i * 18} ${ground}V${ground - 36}l5-7l5 7V${ground}Z`, tone.cream),
    ),
    rect(x, ground - 28, width, 5, shade(tone.cream, 0.08)),
    rect(x, ground - 13, width, 5, shade(tone.cream, 0.08)),
  );

const lamp = (x: number, ground: number) =>
  group(
    {},
    stroke(`M${x} ${ground}V${ground - 250}`, tone.navy, 7),
    path(`M${x - 16} ${ground - 250}h32l-6-34h-20Z`, tone.peach),
    path(`M${x - 20} ${ground - 282}h40l-20-18Z`, tone.navy),
    rect(x - 10, ground - 12, 20, 12, tone.navy),
  );

export const streets = landscape('twinlakes-02-streets', () => [
  morningSky(620),
  sun(220, 170, 48),
  cloud(560, 140, 1) + cloud(1180, 200, 0.8, 0.6),
  hills(500, 30, mix(tone.sage, tone.sky, 0.5)),
  beyond,
  hills(566, 8, mix(tone.sage, tone.mist, 0.2), 1600, 1000, 2),
  poplar(420, 640, 1.2, tone.olive) +
    poplar(1010, 640, 1.25, mix(tone.forest, tone.sage, 0.3)) +
    poplar(1060, 640, 1, tone.olive),
  rect(0, 630, 1600, 160, vertical([tone.sage, 0], [tone.olive, 1])),
  polygon(
    [
      [150, 720],
      [200, 720],
      [170, 790],
      [90, 790],
    ],
    tint(tone.stone, 0.4),
  ) +
    polygon(
      [
        [690, 720],
        [770, 720],
        [770, 790],
        [650, 790],
      ],
      tint(tone.stone, 0.4),
    ) +
    polygon(
      [
        [1340, 720],
        [1420, 720],
        [1480, 790],
        [1350, 790],
      ],
      tint(tone.stone, 0.4),
    ),
  fallen(250, 722, 420, 18) + house(230, 720, 1.28, schemes[0]),
  fallen(800, 722, 420, 18) + house(790, 720, 1.28, schemes[3] ?? schemes[0]),
  fallen(1340, 722, 420, 18) + house(1330, 720, 1.28, schemes[2] ?? schemes[0]),
  bushes(290, 740, 150, 44, tone.forest, 3) +
    bushes(870, 740, 140, 44, tone.moss, 4) +
    bushes(1120, 740, 150, 44, tone.forest, 5),
  fence(470, 776, 160) + fence(1090, 776, 170) + fence(-20, 776, 60),
  rect(0, 784, 1600, 66, vertical([tone.paper, 0], [tint(tone.stone, 0.4), 1])),
  rect(0, 846, 1600, 12, tone.stone),
  rect(0, 858, 1600, 142, vertical([tone.slate, 0], [shade(tone.slate, 0.25), 1])),
  stroke('M-20 936H1620', tone.cream, 6, { 'stroke-dasharray': '70 60', opacity: 0.7 }),
  tree(520, 800, 1.75, tone.moss, 4) +
    tree(1090, 800, 1.85, tone.olive, 9) +
    tree(-10, 800, 1.7, tone.forest, 2),
  lamp(1540, 812),
  grounded(700, 836, 1.2, cast.aoife, {
    legs: 'walk',
    turn: 0.8,
    hands: [
      [-14, 50],
      [12, 52],
    ],
  }),
  grounded(748, 838, 1.2, child(cast.aoife, 0.62, tone.accent, tone.navy), {
    legs: 'walk',
    turn: 0.8,
  }),
  grounded(796, 836, 1.22, cast.omar, {
    legs: 'walk',
    turn: 0.8,
    hands: [
      [-12, 52],
      [12, 50],
    ],
  }),
  grounded(300, 836, 1.2, cast.ruth, {
    legs: 'walk',
    turn: -0.8,
    hands: [
      [-12, 52],
      [12, 50],
    ],
  }),
  fallen(1290, 940, 330, 18, 0.35) + car(1330, 940, 1.5, tone.blue),
  footShade(1600, 1000, 840, 0.2),
]);
