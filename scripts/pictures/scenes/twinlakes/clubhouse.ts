import { sun } from '../../light.ts';
import { vertical } from '../../paint.ts';
import { mix, tint, tone } from '../../palette.ts';
import { grounded } from '../../people/figure.ts';
import { cast, child } from '../../people/look.ts';
import { hills } from '../../places/land.ts';
import { clubhouseBuilding, lounger, parasol } from '../../places/leisure.ts';
import { cloud, morningSky } from '../../places/sky.ts';
import { bushes, poplar, tree } from '../../places/trees.ts';
import { glints, sailingBoat } from '../../places/water.ts';
import { range } from '../../random.ts';
import { landscape } from '../../scene.ts';
import { group, path, rect, stroke } from '../../svg.ts';

export const clubhouse = landscape('twinlakes-03-clubhouse', () => [
  morningSky(600),
  sun(120, 150, 46),
  cloud(330, 150, 0.8) + cloud(1120, 180, 1.1, 0.7),
  hills(500, 30, mix(tone.sage, tone.sky, 0.5), 1600, 1000, 1),
  hills(540, 12, mix(tone.forest, tone.sky, 0.4), 1600, 1000, 4),
  rect(900, 552, 700, 190, vertical([tone.sky, 0], [tone.softBlue, 0.5], [tone.blue, 1])),
  glints(1050, 566, 520, 120, 22, 9),
  sailingBoat(1260, 600, 0.6, tone.cream, tone.navy) +
    sailingBoat(1556, 650, 0.9, tone.peach, tone.terracotta),
  poplar(100, 640, 1.5, tone.olive) + poplar(40, 640, 1.3, tone.forest),
  clubhouseBuilding,
  bushes(170, 648, 280, 46, tone.moss, 3) + bushes(770, 648, 290, 46, tone.forest, 7),
  path(
    'M0 640H1100C1300 660 1480 700 1600 740V1000H0Z',
    vertical([tint(tone.sand, 0.4), 0], [tone.dune, 1]),
  ),
  ...range(5).map((i) =>
    stroke(`M0 ${676 + i * 60 + i * i * 6}H1600`, tone.dune, 2, { opacity: 0.4 }),
  ),
  tree(1200, 690, 1.25, tone.moss, 5),
  grounded(330, 716, 1, cast.elif, { turn: 0.5 }) +
    grounded(376, 718, 1, cast.henry, {
      turn: -0.5,
      hands: [
        [-6, 54],
        [20, 30],
      ],
      bends: [1, 1],
    }),
  grounded(900, 712, 1, cast.arjun, { legs: 'walk', turn: -0.6 }),
  // The pool, its pale coping and the steps of light on its floor.
  path(
    'M380 800C560 770 1060 770 1240 800C1400 850 1420 940 1300 1010H240C180 930 220 840 380 800Z',
    tone.cream,
  ),
  path(
    'M400 818C560 792 1050 792 1220 818C1360 860 1380 940 1280 1010H270C220 930 260 852 400 818Z',
    vertical([tint(tone.softBlue, 0.25), 0], [tone.softBlue, 0.4], [tone.blue, 1]),
  ),
  path(
    'M400 818C560 792 1050 792 1220 818C1240 826 1252 834 1262 842C1060 812 560 812 340 846C360 834 380 824 400 818Z',
    tone.ink,
    { opacity: 0.14 },
  ),
  group(
    { opacity: 0.45 },
    ...range(5).map((i) =>
      stroke(
        `M${420 + i * 40} ${870 + i * 26}q40-16 80 0t80 0t80 0M${850 - i * 30} ${860 + i * 30}q40-14 80 0t80 0t80 0`,
        tone.cream,
        4,
      ),
    ),
  ),
  parasol(200, 850, 1.35, tone.terracotta) + lounger(170, 872, 1.2) + lounger(120, 950, 1.4),
  parasol(1450, 860, 1.4, tone.blue) +
    group({ transform: 'translate(3000 0) scale(-1 1)' }, lounger(1540, 890, 1.25)),
  grounded(1330, 836, 1.3, cast.mei, {
    turn: -0.6,
    hands: [
      [-8, 54],
      [10, 52],
    ],
  }) + grounded(1282, 834, 1.3, child(cast.mei, 0.62, tone.accent, tone.navy), { turn: -0.6 }),
]);
