import { footShade, glow, shaft } from '../../light.ts';
import { vertical } from '../../paint.ts';
import { shade, tint, tone } from '../../palette.ts';
import { figure, grounded } from '../../people/figure.ts';
import { cast, founder } from '../../people/look.ts';
import { standingFlag } from '../../places/interior.ts';
import { range } from '../../random.ts';
import { landscape } from '../../scene.ts';
import { circle, group, polygon, rect } from '../../svg.ts';

const wood = shade(tone.wood, 0.1);

const panelling = group(
  {},
  rect(0, 0, 1600, 760, vertical([shade(tone.wood, 0.32), 0], [wood, 1])),
  ...range(9).map(
    (i) =>
      rect(30 + i * 180, 300, 140, 380, shade(wood, 0.16)) +
      rect(38 + i * 180, 308, 124, 364, wood),
  ),
  rect(0, 250, 1600, 26, shade(wood, 0.3)),
  ...[250, 1290].map(
    (x) =>
      rect(x - 10, 60, 80, 30, tone.sand) +
      rect(x, 90, 60, 620, tone.paper) +
      rect(x + 34, 90, 26, 620, shade(tone.paper, 0.14)) +
      rect(x - 12, 690, 84, 40, tone.sand),
  ),
  rect(0, 30, 1600, 34, tone.sand),
);

/** The seal behind the bench: rings and a star, no emblem of any court. */
const seal = group(
  {},
  circle(800, 190, 92, tone.dune) + circle(800, 190, 78, tone.navy),
  polygon(
    range(10).map((i): [number, number] => [
      800 + Math.sin((i * Math.PI) / 5) * (i % 2 ? 24 : 58),
      190 - Math.cos((i * Math.PI) / 5) * (i % 2 ? 24 : 58),
    ]),
    tone.cream,
  ),
);

const bench = group(
  {},
  rect(440, 520, 720, 290, shade(tone.walnut, 0.05)),
  ...range(4).map(
    (i) =>
      rect(466 + i * 172, 570, 152, 220, shade(tone.walnut, 0.24)) +
      rect(474 + i * 172, 578, 136, 204, tone.walnut),
  ),
  rect(416, 498, 768, 30, tint(tone.walnut, 0.14)) +
    rect(416, 498, 768, 8, tint(tone.walnut, 0.34)),
  rect(380, 790, 840, 30, shade(tone.walnut, 0.3)),
  rect(960, 484, 90, 14, tone.wood) +
    rect(984, 462, 52, 18, tone.wood, { rx: 6 }) +
    rect(1030, 468, 70, 6, tone.dune),
  rect(560, 488, 120, 10, tone.cream),
);

const robe = { ...cast.ruth, top: tone.ink, shirt: tone.cream, cut: 'bob' } as const;
const audience = [
  cast.tom,
  cast.priya,
  cast.henry,
  cast.amina,
  cast.wei,
  cast.nadia,
  cast.arjun,
] as const;

export const oath = landscape('founder-02-oath', () => [
  panelling,
  seal,
  rect(0, 740, 1600, 260, vertical([shade(tone.brick, 0.3), 0], [shade(tone.brick, 0.55), 1])),
  standingFlag(340, 770, 430, [tone.blue, tone.softBlue, tone.blue]),
  standingFlag(1200, 770, 430, [tone.terracotta, tone.sand, tone.terracotta]),
  rect(700, 300, 200, 240, shade(tone.brick, 0.4), { rx: 40 }),
  figure(800, 690, 2.6, robe, {
    legs: 'seat',
    hands: [
      [12, 40],
      [-12, 40],
    ],
  }),
  bench,
  shaft(
    [
      [-100, 0],
      [360, 0],
      [980, 1000],
      [360, 1000],
    ],
    0.14,
  ),
  glow(560, 420, 480, 0.3, tone.peach),
  grounded(1040, 900, 2.6, cast.gao, {
    turn: -1,
    hands: [
      [-46, 18],
      [-46, 26],
    ],
    bends: [-1, 1],
  }),
  rect(846, 592, 76, 18, tone.accent, { rx: 3 }) + rect(848, 604, 72, 5, tone.cream),
  grounded(610, 930, 2.85, founder, {
    turn: 1,
    hands: [
      [-4, 55],
      [22, -26],
    ],
    bends: [1, 1],
  }),
  group(
    {},
    ...audience.map((look, i) =>
      figure(
        90 + i * 236,
        1352 + (i % 2) * 14,
        3,
        {
          ...look,
          top: shade(look.top, 0.55),
          hair: shade(look.hair, 0.3),
          skin: shade(look.skin, 0.3),
        },
        { back: true, legs: 'none' },
      ),
    ),
  ),
  footShade(1600, 1000, 760, 0.4),
]);
