import { footShade, glow } from '../../light.ts';
import { mix, shade, tone } from '../../palette.ts';
import { grounded, type Pose } from '../../people/figure.ts';
import { cast, child, founder, type Look } from '../../people/look.ts';
import { lectern } from '../../places/furniture.ts';
import { hallFloor, hallWindows } from '../../places/hall.ts';
import { standingFlag } from '../../places/interior.ts';
import { range } from '../../random.ts';
import { landscape } from '../../scene.ts';
import { group, path, stroke } from '../../svg.ts';

/** A hand flag of three plain fields, held up in the right or left hand. */
const handFlag = (x: number, y: number) =>
  stroke(`M${x} ${y + 10}V${y - 34}`, tone.dune, 1.8) +
  path(
    `M${x} ${y - 34}C${x + 9} ${y - 38} ${x + 16} ${y - 30} ${x + 26} ${y - 34}V${y - 28}C${x + 16} ${y - 24} ${x + 9} ${y - 32} ${x} ${y - 28}Z`,
    tone.blue,
  ) +
  path(
    `M${x} ${y - 28}C${x + 9} ${y - 32} ${x + 16} ${y - 24} ${x + 26} ${y - 28}V${y - 22}C${x + 16} ${y - 18} ${x + 9} ${y - 26} ${x} ${y - 22}Z`,
    tone.cream,
  ) +
  path(
    `M${x} ${y - 22}C${x + 9} ${y - 26} ${x + 16} ${y - 18} ${x + 26} ${y - 22}V${y - 16}C${x + 16} ${y - 12} ${x + 9} ${y - 20} ${x} ${y - 16}Z`,
    tone.accent,
  );

const waving: Pose = {
  hands: [
    [-5, 55],
    [22, -12],
  ],
  bends: [1, 1],
  held: handFlag(35, -64),
};
const atRest: Pose = {
  hands: [
    [8, 44],
    [-8, 44],
  ],
};

type Person = readonly [x: number, look: Look, pose: Pose];

const back: readonly Person[] = [
  [420, cast.arjun, atRest],
  [600, cast.henry, atRest],
  [930, cast.daniel, waving],
  [1200, cast.tom, atRest],
  [1400, cast.omar, waving],
];

const front: readonly Person[] = [
  [360, cast.priya, waving],
  [480, child(cast.priya, 0.62, tone.softBlue, tone.navy), waving],
  [720, cast.amina, waving],
  [845, child(cast.amina, 0.56, tone.peach, tone.marine), atRest],
  [1040, cast.ruth, atRest],
  [1150, child(cast.ruth, 0.66, tone.blue, tone.walnut), waving],
  [1330, cast.valentina, waving],
  [1480, child(cast.valentina, 0.6, tone.terracotta, tone.navy), waving],
];

export const naturalization = landscape('founder-08-naturalization', () => [
  hallWindows(),
  standingFlag(60, 760, 520, [tone.blue, tone.cream, tone.marine]),
  standingFlag(1520, 740, 460, [tone.blue, tone.cream, tone.terracotta]),
  group(
    {},
    ...range(12).map((i) =>
      path(
        `M${i * 140 - 20} 40Q${i * 140 + 50} 120 ${i * 140 + 120} 40Z`,
        [tone.blue, tone.cream, tone.terracotta][i % 3] ?? tone.blue,
      ),
    ),
  ),
  hallFloor(),
  glow(360, 300, 700, 0.35, tone.peach),
  ...back.map(([x, look, pose]) =>
    grounded(x, 800, 2.35, { ...look, top: mix(look.top, tone.sand, 0.15) }, pose),
  ),
  grounded(170, 862, 2.6, founder, {
    turn: 0.9,
    hands: [
      [22, 26],
      [-6, 26],
    ],
    bends: [1, -1],
  }),
  ...front.map(([x, look, pose]) => grounded(x, 900, 2.7, look, pose)),
  lectern(40, 900, 1, shade(tone.wood, 0.1)),
  footShade(1600, 1000, 820, 0.25),
]);
