import { fallen, glow, shaft } from '../../light.ts';
import { shade, tint, tone } from '../../palette.ts';
import { figure, grounded } from '../../people/figure.ts';
import { cast, founder } from '../../people/look.ts';
import { carton, table } from '../../places/furniture.ts';
import { floorLight, pane, plant, room } from '../../places/interior.ts';
import { morningSky } from '../../places/sky.ts';
import { townHouses } from '../../places/street.ts';
import { poplar, tree } from '../../places/trees.ts';
import { landscape } from '../../scene.ts';
import { circle, ellipse, group, path, polygon, rect, stroke } from '../../svg.ts';

const street = group(
  {},
  morningSky(500),
  townHouses(80, 520, 1, 6),
  rect(0, 520, 1000, 40, tone.paper),
  rect(0, 556, 1000, 100, tone.stone),
  tree(230, 540, 1.2, tone.moss, 3),
  poplar(690, 540, 1.15, tone.olive),
  figure(420, 596, 0.95, cast.mei, { legs: 'walk', turn: 1 }),
  figure(560, 600, 0.95, cast.tom, { legs: 'walk', turn: -1 }),
);

/** Shelves still half empty: it is the first day. */
const shelves = group(
  {},
  rect(1240, 230, 260, 520, shade(tone.wood, 0.12)),
  ...[0, 1, 2, 3].map((row) => rect(1254, 246 + row * 126, 232, 112, shade(tone.wood, 0.4))),
  ...[tone.marine, tone.terracotta, tone.sand, tone.forest, tone.navy].map((c, i) =>
    rect(1266 + i * 22, 276, 19, 82, c),
  ),
  ...[tone.blue, tone.cream, tone.brick].map((c, i) => rect(1400 + i * 22, 404, 19, 80, c)),
  circle(1310, 448, 34, tone.sky) +
    path('M1282 430C1300 416 1316 440 1340 434C1346 460 1320 486 1296 478Z', tone.moss) +
    rect(1296, 478, 28, 8, tone.walnut),
  rect(1270, 560, 90, 50, tone.clay) + rect(1390, 690, 90, 46, tone.sand),
);

const desktop = group(
  {},
  rect(1118, 556, 170, 108, tone.ink, { rx: 8 }) +
    rect(1128, 566, 150, 88, tone.marine) +
    polygon(
      [
        [1128, 566],
        [1220, 566],
        [1160, 654],
        [1128, 654],
      ],
      tone.softBlue,
      { opacity: 0.5 },
    ),
  rect(1192, 660, 24, 30, tone.slate) + rect(1166, 682, 76, 8, tone.slate),
  stroke('M900 688V610L938 566', tone.ink, 6) +
    path('M918 556L966 588L934 606Z', tone.accent) +
    ellipse(900, 688, 30, 7, tone.ink),
  glow(950, 650, 90, 0.25),
  rect(990, 678, 96, 10, tone.cream) + rect(996, 670, 88, 8, tone.paper),
);

/** The bow of the opening-day flowers. */
const bow = (x: number, y: number) =>
  path(
    `M${x} ${y}C${x - 40} ${y - 34} ${x - 54} ${y + 20} ${x} ${y}C${x + 40} ${y - 34} ${x + 54} ${y + 20} ${x} ${y}L${x + 22} ${y + 40}L${x} ${y + 12}L${x - 22} ${y + 40}Z`,
    tone.accent,
  );

export const firstOffice = landscape('founder-01-first-office', () => [
  room(750, tone.paper, tone.wood),
  pane('street', 150, 130, 640, 480, street, [3, 1], tone.cream),
  rect(860, 190, 240, 170, tone.cream) +
    rect(876, 206, 208, 138, tone.sky) +
    path('M876 320C930 270 980 300 1084 250V344H876Z', tone.marine) +
    circle(1030, 244, 20, tone.cream),
  shelves,
  floorLight([
    [230, 1000],
    [760, 1000],
    [560, 760],
    [170, 760],
  ]),
  floorLight([
    [830, 1000],
    [990, 1000],
    [720, 760],
    [610, 760],
  ]),
  shaft(
    [
      [150, 130],
      [790, 130],
      [1100, 1000],
      [300, 1000],
    ],
    0.1,
  ),
  plant(90, 880, 1.7) + bow(90, 800),
  grounded(1000, 872, 2.95, founder, {
    turn: -0.4,
    hands: [
      [-16, 52],
      [6, 47],
    ],
    bends: [1, -1],
  }),
  table(850, 900, 560, 212, tone.wood),
  desktop,
  fallen(360, 930, 220, 18),
  carton(300, 930, 190, 130) + carton(330, 800, 140, 96),
  fallen(560, 950, 160, 14),
  carton(540, 950, 150, 104),
  path('M540 846L510 816H590L615 846ZM690 846L722 812H640L615 846Z', tint(tone.dune, 0.25)),
  rect(566, 800, 24, 46, tone.marine) +
    rect(592, 812, 20, 34, tone.terracotta) +
    rect(616, 806, 26, 40, tone.forest),
]);
