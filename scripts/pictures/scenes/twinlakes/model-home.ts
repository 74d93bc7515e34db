import { fallen, footShade, sun } from '../../light.ts';
import { vertical } from '../../paint.ts';
import { mix, tint, tone } from '../../palette.ts';
import { grounded } from '../../people/figure.ts';
import { cast, child, founder } from '../../people/look.ts';
import { house } from '../../places/house.ts';
import { hills } from '../../places/land.ts';
import { cloud, morningSky } from '../../places/sky.ts';
import { bushes, poplar, tree } from '../../places/trees.ts';
import { range, seeded } from '../../random.ts';
import { landscape } from '../../scene.ts';
import { circle, group, path, polygon, rect, stroke } from '../../svg.ts';

/** A bed of roses and lavender from x to x + width. */
function flowerBed(x: number, y: number, width: number, seed: number): string {
  const random = seeded(seed);
  const blooms = range(Math.round(width / 9)).map(() => {
    const bx = x + random.between(0, width);
    const by = y - random.between(4, 40);
    return circle(
      Math.round(bx),
      Math.round(by),
      random.between(4, 8),
      random.pick([tone.cream, tone.clay, tone.accent, tone.peach, tone.softBlue] as const),
    );
  });
  return bushes(x, y, width, 34, tone.moss, seed) + group({}, ...blooms);
}

const sign = group(
  {},
  fallen(1400, 846, 90, 8),
  stroke('M1352 846V700H1450', tone.cream, 12),
  rect(1368, 716, 88, 92, tone.navy, { rx: 8 }),
  path('M1388 784V758L1412 734L1436 758V784Z', tone.cream) + rect(1405, 764, 14, 20, tone.accent),
);

export const modelHome = landscape('twinlakes-04-model-home', () => [
  morningSky(640),
  sun(210, 180, 50),
  cloud(1130, 150, 1.1) + cloud(420, 110, 0.7, 0.6),
  hills(540, 26, mix(tone.sage, tone.sky, 0.5), 1600, 1000, 2),
  rect(0, 586, 1600, 60, vertical([tone.sky, 0], [tone.softBlue, 1])),
  hills(622, 10, mix(tone.sage, tone.sky, 0.15), 1600, 1000, 1),
  poplar(1290, 720, 1.7, tone.olive) +
    poplar(1370, 720, 1.4, tone.forest) +
    tree(300, 720, 2, tone.forest, 6),
  rect(0, 716, 1600, 284, vertical([tone.sage, 0], [tone.moss, 1])),
  path('M0 800C400 760 1200 780 1600 820V860C1200 810 400 800 0 840Z', tint(tone.sage, 0.2)),
  fallen(820, 742, 760, 30, 0.3),
  house(790, 740, 2.05, { wall: tone.paper, roof: tone.navy, door: tone.terracotta }),
  polygon(
    [
      [490, 740],
      [690, 740],
      [640, 1000],
      [330, 1000],
    ],
    vertical([tint(tone.stone, 0.45), 0], [tone.stone, 1]),
  ),
  polygon(
    [
      [860, 740],
      [930, 740],
      [1100, 1000],
      [900, 1000],
    ],
    vertical([tone.paper, 0], [tone.sand, 1]),
  ),
  ...range(5).map((i) => stroke(`M${858 + i * 10} ${762 + i * 50}H${946 + i * 34}`, tone.dune, 3)),
  flowerBed(960, 770, 210, 4) +
    flowerBed(700, 772, 140, 9) +
    flowerBed(1120, 1000, 260, 12) +
    flowerBed(690, 1004, 190, 15),
  tree(120, 880, 2.3, tone.moss, 3),
  bushes(1330, 762, 300, 60, tone.forest, 8),
  sign,
  grounded(1215, 874, 1.5, founder, {
    turn: -0.8,
    hands: [
      [-30, 16],
      [5, 54],
    ],
    bends: [-1, -1],
  }),
  grounded(1030, 862, 1.48, cast.priya, { turn: 0.6 }) +
    grounded(1108, 866, 1.52, cast.arjun, { turn: 0.5 }) +
    grounded(1068, 874, 1.5, child(cast.priya, 0.58, tone.blue, tone.walnut), { turn: 0.5 }),
  footShade(1600, 1000, 820, 0.2),
]);
