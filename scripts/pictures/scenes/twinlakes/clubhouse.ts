import { fallen, sun } from '../../light.ts';
import { diagonal, vertical } from '../../paint.ts';
import { mix, shade, tint, tone } from '../../palette.ts';
import { grounded } from '../../people/figure.ts';
import { cast, child } from '../../people/look.ts';
import { hills } from '../../places/land.ts';
import { cloud, morningSky } from '../../places/sky.ts';
import { bushes, poplar, tree } from '../../places/trees.ts';
import { glints, sailingBoat } from '../../places/water.ts';
import { range } from '../../random.ts';
import { landscape } from '../../scene.ts';
import { at, group, path, polygon, rect, stroke } from '../../svg.ts';

const glass = (x: number, y: number, width: number, height: number) =>
  rect(x, y, width, height, diagonal([tone.sky, 0], [tone.softBlue, 0.5], [tone.marine, 1])) +
  polygon(
    [
      [x, y],
      [x + width * 0.5, y],
      [x, y + height],
    ],
    tone.cream,
    { opacity: 0.22 },
  );

/** A long, low house with a tall glazed gable in the middle and a shaded veranda. */
const building = group(
  {},
  rect(180, 420, 860, 220, tone.paper),
  ...range(9).map((i) =>
    i === 4 ? '' : glass(204 + i * 94, 470, 72, 150) + rect(238 + i * 94, 470, 4, 150, tone.cream),
  ),
  polygon(
    [
      [140, 430],
      [210, 330],
      [1010, 330],
      [1080, 430],
    ],
    tone.navy,
  ),
  polygon(
    [
      [140, 430],
      [150, 416],
      [1070, 416],
      [1080, 430],
    ],
    shade(tone.navy, 0.3),
  ),
  polygon(
    [
      [460, 640],
      [460, 380],
      [610, 240],
      [760, 380],
      [760, 640],
    ],
    tone.sand,
  ),
  polygon(
    [
      [490, 640],
      [490, 392],
      [610, 280],
      [730, 392],
      [730, 640],
    ],
    diagonal([tone.sky, 0], [tone.softBlue, 0.5], [tone.marine, 1]),
  ),
  polygon(
    [
      [490, 392],
      [610, 280],
      [640, 308],
      [490, 560],
    ],
    tone.cream,
    { opacity: 0.2 },
  ),
  rect(606, 284, 8, 356, tone.cream) +
    rect(490, 470, 240, 8, tone.cream) +
    rect(546, 340, 6, 300, tone.cream) +
    rect(668, 340, 6, 300, tone.cream),
  polygon(
    [
      [430, 396],
      [610, 220],
      [790, 396],
      [770, 404],
      [610, 250],
      [450, 404],
    ],
    shade(tone.navy, 0.1),
  ),
  rect(180, 430, 280, 26, tone.ink, { opacity: 0.2 }) +
    rect(760, 430, 280, 26, tone.ink, { opacity: 0.2 }),
  ...[186, 280, 374, 836, 930, 1024].map((x) => rect(x, 430, 10, 210, tone.cream)),
  rect(900, 300, 40, 70, tone.brick) + rect(894, 294, 52, 12, shade(tone.brick, 0.3)),
);

const parasol = (x: number, ground: number, scale: number, colour: string) =>
  fallen(x, ground, 130 * scale, 12 * scale) +
  at(
    x,
    ground,
    scale,
    stroke('M0 0V-150', tone.walnut, 6),
    path(
      'M-96-128C-70-176 70-176 96-128Q72-138 48-128Q24-138 0-128Q-24-138-48-128Q-72-138-96-128Z',
      colour,
    ),
    path('M0-164C30-164 70-160 96-128Q72-138 48-128C44-146 26-160 0-164Z', shade(colour, 0.16)),
    path('M0-164C-20-158-40-146-48-128Q-24-138 0-128Z', tint(colour, 0.3)),
  );

const lounger = (x: number, ground: number, scale: number) =>
  at(
    x,
    ground,
    scale,
    stroke('M-60 0V-22M50 0V-22', tone.walnut, 6),
    path('M-70-30L-110-76L-98-84L-56-36H74V-24H-66Z', tone.cream),
    path('M-56-36H74V-30H-60Z', tone.softBlue),
  );

export const clubhouse = landscape('twinlakes-03-clubhouse', () => [
  morningSky(600),
  sun(120, 150, 46),
  cloud(330, 150, 0.8) + cloud(1120, 180, 1.1, 0.7),
  hills(500, 30, mix(tone.sage, tone.sky, 0.5), 1600, 1000, 1),
  hills(540, 12, mix(tone.forest, tone.sky, 0.4), 1600, 1000, 4),
  rect(900, 552, 700, 190, vertical([tone.sky, 0], [tone.softBlue, 0.5], [tone.blue, 1])),
  glints(1050, 566, 520, 120, 22, 9),
  sailingBoat(1260, 600, 0.6, tone.cream, tone.navy) +
    sailingBoat(1450, 626, 0.9, tone.peach, tone.terracotta),
  poplar(100, 640, 1.5, tone.olive) + poplar(40, 640, 1.3, tone.forest),
  building,
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
