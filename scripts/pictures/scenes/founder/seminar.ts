import { footShade, shaft } from '../../light.ts';
import { vertical } from '../../paint.ts';
import { mix, tint, tone } from '../../palette.ts';
import { rowBehind } from '../../people/audience.ts';
import { grounded } from '../../people/figure.ts';
import { cast, child, founder, type Look } from '../../people/look.ts';
import { pane, plant, room } from '../../places/interior.ts';
import { shanghai } from '../../places/skylines.ts';
import { landscape } from '../../scene.ts';
import { circle, group, path, polygon, rect, stroke } from '../../svg.ts';

/** The towers across the river, in the pale light before evening. */
const view = (x: number) =>
  group(
    { transform: `translate(${x} 0)` },
    rect(0, 0, 1200, 620, vertical([tone.softBlue, 0], [tone.sky, 0.4], [tone.peach, 1])),
    shanghai(500, 1, 21, mix(tone.softBlue, tone.marine, 0.4)),
    rect(0, 498, 1200, 130, vertical([tone.sky, 0], [tone.softBlue, 1])),
    stroke('M80 530h180M400 548h240M760 526h160M300 572h150', tone.cream, 4, { opacity: 0.5 }),
  );

const families: readonly [Look, ...Look[]] = [
  cast.wei,
  child(cast.mei, 0.72, tone.accent, tone.navy),
  cast.mei,
  { ...cast.gao, top: tone.olive },
  cast.nadia,
  child(cast.wei, 0.72, tone.softBlue, tone.navy),
  cast.priya,
  { ...cast.wei, top: tone.terracotta },
  { ...cast.mei, cut: 'bob', top: tone.forest },
  child(cast.mei, 0.7, tone.peach, tone.navy),
  { ...cast.wei, top: tone.slate },
  { ...cast.elif, hair: '#1d1c24', top: tone.sand },
];

const screen = group(
  {},
  rect(80, 150, 300, 260, tone.cream) + rect(80, 150, 300, 260, tone.blue, { opacity: 0.06 }),
  circle(160, 240, 34, tone.blue) +
    circle(300, 240, 34, tone.terracotta) +
    stroke('M200 240H260M246 228L262 240L246 252', tone.slate, 6),
  path('M126 366V336L160 310L194 336V366Z', tone.moss) +
    rect(240, 320, 108, 12, tone.stone, { rx: 6 }) +
    rect(240, 346, 76, 12, tone.stone, { rx: 6 }),
);

export const seminar = landscape('founder-06-seminar', () => [
  room(690, tint(tone.sand, 0.4), tone.wood),
  pane('bund', 470, 90, 1040, 490, view(470), [4, 1], tone.navy),
  screen,
  shaft(
    [
      [470, 90],
      [1000, 90],
      [1300, 1000],
      [560, 1000],
    ],
    0.08,
  ),
  polygon(
    [
      [520, 1000],
      [880, 1000],
      [760, 690],
      [520, 690],
    ],
    tone.cream,
    { opacity: 0.2 },
  ),
  plant(1540, 740, 1.3, tone.marine),
  grounded(430, 742, 2.5, founder, {
    turn: 0.8,
    hands: [
      [-30, 24],
      [38, 8],
    ],
    bends: [-1, 1],
  }),
  rowBehind(families, 745, 1.5, 11, 2, 0.04, tone.clay),
  rowBehind(families, 830, 1.9, 9, 5, 0.14, tone.clay),
  rowBehind(families, 945, 2.4, 7, 9, 0.26, tone.clay),
  footShade(1600, 1000, 760, 0.3),
]);
