import { glow, shaft } from '../../light.ts';
import { shade, tint, tone } from '../../palette.ts';
import { figure } from '../../people/figure.ts';
import { cast, founder, type Look } from '../../people/look.ts';
import { table } from '../../places/furniture.ts';
import { room, standingFlag } from '../../places/interior.ts';
import { range } from '../../random.ts';
import { landscape } from '../../scene.ts';
import { at, circle, ellipse, group, path, polygon, rect, stroke } from '../../svg.ts';

const witnesses: readonly Look[] = [
  cast.daniel,
  cast.elif,
  cast.henry,
  cast.nadia,
  cast.marcus,
  cast.mei,
];

/** A folder open on the table, a pen across it. */
const contract = (x: number, y: number, cover: string) =>
  at(
    x,
    y,
    1,
    path('M-92 14L-74-12H74L92 14Z', cover),
    path('M-78 9L-64-9H-3L-2 9ZM78 9L64-9H3L2 9Z', tone.cream),
    stroke('M16-3h36M16 3h42M-58-3h36M-62 3h40', tone.stone, 2),
  );

const pen = (x: number, y: number) =>
  stroke(`M${x} ${y}L${x + 22} ${y - 46}`, tone.ink, 6) +
  stroke(`M${x + 17} ${y - 36}L${x + 22} ${y - 46}`, tone.dune, 6);

const flowers = group(
  {},
  ellipse(800, 660, 120, 20, tone.pine),
  ...range(11).map((i) =>
    circle(
      700 + i * 20,
      640 - Math.sin((i / 10) * Math.PI) * 34 + (i % 2) * 10,
      19,
      [tone.cream, tone.clay, tone.accent, tone.peach][i % 4] ?? tone.cream,
    ),
  ),
  ...range(6).map((i) => path(`M${690 + i * 44} 662q-16-24 4-40q16 18-4 40Z`, tone.moss)),
);

export const signing = landscape('founder-04-signing', () => [
  room(760, tint(tone.sand, 0.35), tone.marine),
  rect(200, 70, 1200, 560, shade(tone.sand, 0.04)) +
    rect(216, 86, 1168, 528, tint(tone.sand, 0.25)),
  circle(800, 250, 210, tone.mist) +
    circle(800, 250, 170, tint(tone.sky, 0.3)) +
    path('M640 290C720 210 800 290 960 200A170 170 0 0 1 640 290Z', tone.softBlue, {
      opacity: 0.5,
    }),
  standingFlag(110, 800, 620, [tone.blue, tone.softBlue, tone.navy]) +
    standingFlag(250, 790, 560, [tone.marine, tone.paper, tone.softBlue]),
  standingFlag(1270, 790, 560, [tone.terracotta, tone.sand, tone.clay]) +
    standingFlag(1420, 800, 620, [tone.brick, tone.sand, tone.terracotta]),
  shaft(
    [
      [-60, 0],
      [460, 0],
      [1100, 1000],
      [300, 1000],
    ],
    0.16,
  ),
  glow(420, 200, 620, 0.3),
  ...witnesses.map((look, i) =>
    figure(430 + i * 148, 800 + (i % 2) * 6, 2.45, look, {
      turn: i < 3 ? 0.4 : -0.4,
      hands: [
        [10, 50],
        [-10, 50],
      ],
      bends: [1, -1],
    }),
  ),
  rect(440, 470, 150, 330, shade(tone.navy, 0.3), { rx: 36 }) +
    rect(1010, 470, 150, 330, shade(tone.navy, 0.3), { rx: 36 }),
  figure(515, 870, 2.75, founder, {
    legs: 'seat',
    turn: 0.4,
    hands: [
      [26, 34],
      [6, 36],
    ],
    bends: [1, -1],
  }),
  figure(1085, 870, 2.75, cast.gao, {
    legs: 'seat',
    turn: -0.4,
    hands: [
      [-6, 36],
      [-26, 34],
    ],
    bends: [1, -1],
  }),
  table(180, 930, 1240, 264, tone.walnut),
  rect(180, 666, 1240, 34, tone.navy) +
    polygon(
      [
        [640, 666],
        [960, 666],
        [940, 900],
        [660, 900],
      ],
      tone.blue,
    ) +
    polygon(
      [
        [840, 666],
        [960, 666],
        [940, 900],
        [850, 900],
      ],
      tone.ink,
      { opacity: 0.14 },
    ) +
    circle(800, 780, 44, tone.cream) +
    path('M772 794C790 764 806 796 830 762A36 36 0 0 1 772 794Z', tone.blue),
  contract(530, 676, tone.forest) + contract(1070, 676, tone.brick),
  pen(540, 672) + pen(1040, 672),
  flowers,
]);
