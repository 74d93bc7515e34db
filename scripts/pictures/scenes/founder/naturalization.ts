import { footShade } from '../../light.ts';
import { mix, shade, tone } from '../../palette.ts';
import { grounded } from '../../people/figure.ts';
import { cast, child, founder, type Look } from '../../people/look.ts';
import type { Pose } from '../../people/pose.ts';
import { lectern } from '../../places/furniture.ts';
import { hallFloor, hallWindows } from '../../places/hall.ts';
import { standingFlag } from '../../places/interior.ts';
import { range } from '../../random.ts';
import { landscape } from '../../scene.ts';
import { group, path, rect, stroke } from '../../svg.ts';

/** A hand flag, held up: blue over cream with a narrow band at the pole, no nation's. */
const handFlag = (x: number, y: number) => {
  const wave = (top: number, height: number) =>
    `M${x} ${y + top}c9-4 16 4 26 0v${height}c-10 4-17-4-26 0Z`;
  return (
    stroke(`M${x} ${y + 10}V${y - 34}`, tone.dune, 1.8) +
    path(wave(-34, 18), tone.cream) +
    path(wave(-34, 10), tone.blue) +
    rect(x - 0.4, y - 34, 4, 18, tone.accent)
  );
};

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
  standingFlag(60, 760, 520, [tone.blue, tone.softBlue, tone.blue]),
  standingFlag(1520, 740, 460, [tone.marine, tone.sand, tone.marine]),
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
