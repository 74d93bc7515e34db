import { fallen, footShade, sun } from '../../light.ts';
import { vertical } from '../../paint.ts';
import { mix, shade, tint, tone } from '../../palette.ts';
import { grounded } from '../../people/figure.ts';
import { cast } from '../../people/look.ts';
import { hills } from '../../places/land.ts';
import { loader } from '../../places/loader.ts';
import { framedHouse, lumber } from '../../places/site.ts';
import { cloud, morningSky } from '../../places/sky.ts';
import { poplar } from '../../places/trees.ts';
import { range, seeded } from '../../random.ts';
import { landscape } from '../../scene.ts';
import { ellipse, group, path, rect, stroke } from '../../svg.ts';

const worker = {
  top: tone.terracotta,
  bottom: tone.marine,
  shirt: undefined,
  tie: undefined,
} as const;

function pebbles(): string {
  const random = seeded(31);
  return group(
    {},
    ...range(60).map(() =>
      ellipse(
        random.between(0, 1600),
        random.between(850, 990),
        random.between(3, 10),
        random.between(2, 5),
        random.chance(0.5) ? shade(tone.dune, 0.25) : tint(tone.sand, 0.3),
        { opacity: 0.6 },
      ),
    ),
  );
}

export const construction = landscape('twinlakes-07-construction', () => [
  morningSky(660),
  sun(190, 190, 52),
  cloud(500, 130, 0.8, 0.65) + cloud(1150, 130, 1.1),
  hills(540, 30, mix(tone.sage, tone.sky, 0.5), 1600, 1000, 2),
  rect(0, 588, 1600, 60, vertical([tone.sky, 0], [tone.softBlue, 1])),
  hills(624, 10, mix(tone.sage, tone.mist, 0.1), 1600, 1000, 5),
  poplar(700, 660, 0.9, tone.olive) + poplar(760, 660, 1.1, mix(tone.forest, tone.sage, 0.4)),
  rect(0, 660, 1600, 340, vertical([tone.sand, 0], [tone.dune, 1])),
  fallen(560, 690, 230, 12) + framedHouse(560, 690, 0.72, 1, false),
  fallen(950, 700, 240, 14) + framedHouse(940, 700, 0.86, 2, false),
  fallen(1400, 760, 420, 22, 0.3) + framedHouse(1350, 760, 1.45, 2, true),
  fallen(260, 750, 420, 22, 0.3) + framedHouse(240, 750, 1.35, 2, false),
  path('M0 810C400 770 900 830 1600 790V1000H0Z', mix(tone.dune, tone.clay, 0.35)),
  stroke(
    'M-20 900C400 850 900 930 1620 870M-20 940C400 890 900 970 1620 910',
    shade(tone.dune, 0.2),
    9,
    { opacity: 0.5 },
  ),
  grounded(
    1196,
    772,
    1.05,
    { ...cast.tom, ...worker, hat: tone.blue },
    {
      turn: 0.6,
      hands: [
        [-6, 54],
        [24, -10],
      ],
      bends: [1, 1],
    },
  ),
  grounded(
    470,
    760,
    1.05,
    { ...cast.arjun, ...worker, hat: tone.cream },
    {
      turn: -0.6,
      hands: [
        [-26, -20],
        [6, 52],
      ],
      bends: [-1, -1],
    },
  ),
  loader(1080, 850, 1.15),
  // Two carpenters with a beam on their shoulders.
  fallen(380, 924, 420, 14, 0.24),
  grounded(
    300,
    920,
    1.9,
    { ...cast.wei, ...worker, top: tone.olive, hat: tone.accent },
    {
      legs: 'walk',
      turn: 0.8,
      hands: [
        [-6, 52],
        [18, 0],
      ],
      bends: [1, 1],
    },
  ),
  grounded(
    620,
    924,
    1.9,
    { ...cast.marcus, ...worker, top: tone.softBlue, hat: tone.cream },
    {
      legs: 'walk',
      turn: 0.8,
      hands: [
        [-12, 50],
        [18, 0],
      ],
      bends: [1, 1],
    },
  ),
  path('M216 656L760 660V686L216 682Z', tone.clay) +
    path('M216 656L222 648L764 652L760 660Z', tint(tone.clay, 0.35)) +
    rect(752, 660, 12, 26, shade(tone.clay, 0.3)),
  fallen(1250, 946, 320, 16) + lumber(1230, 944, 310),
  pebbles(),
  footShade(1600, 1000, 840, 0.2),
]);
