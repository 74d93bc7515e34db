import { fallen, footShade, glow } from '../../light.ts';
import { vertical } from '../../paint.ts';
import { mix, shade, tint, tone } from '../../palette.ts';
import { grounded } from '../../people/figure.ts';
import { cast, founder, type Look } from '../../people/look.ts';
import type { Pose } from '../../people/pose.ts';
import { entrance, office } from '../../places/office.ts';
import { cloud, morningSky } from '../../places/sky.ts';
import { bushes, tree } from '../../places/trees.ts';
import { range } from '../../random.ts';
import { landscape } from '../../scene.ts';
import { polygon, rect } from '../../svg.ts';

const team: readonly (readonly [Look, Pose])[] = [
  [cast.marcus, { turn: 0.4 }],
  [
    cast.aoife,
    {
      turn: 0.3,
      hands: [
        [10, 48],
        [-8, 48],
      ],
    },
  ],
  [cast.daniel, { turn: 0.2 }],
  [
    founder,
    {
      hands: [
        [12, 44],
        [-12, 44],
      ],
    },
  ],
  [cast.elif, { turn: -0.3 }],
  [
    cast.valentina,
    {
      turn: -0.4,
      hands: [
        [8, 48],
        [-10, 48],
      ],
    },
  ],
];

export const teamPhoto = landscape('founder-11-team', () => [
  morningSky(760),
  glow(180, 160, 520, 0.8),
  cloud(60, 240, 0.9, 0.7),
  office,
  entrance,
  tree(120, 750, 2, tone.moss, 3) + tree(1490, 750, 1.9, tone.olive, 8),
  bushes(230, 746, 300, 60, tone.forest, 2) + bushes(1070, 746, 300, 60, tone.forest, 5),
  rect(0, 742, 1600, 258, vertical([tint(tone.stone, 0.3), 0], [shade(tone.stone, 0.16), 1])),
  ...range(7).map((i) =>
    polygon(
      [
        [800 + (i - 3) * 150, 742],
        [806 + (i - 3) * 150, 742],
        [816 + (i - 3) * 420, 1000],
        [800 + (i - 3) * 420, 1000],
      ],
      tone.cream,
      { opacity: 0.35 },
    ),
  ),
  polygon(
    [
      [560, 742],
      [1040, 742],
      [1180, 790],
      [420, 790],
    ],
    tint(tone.sand, 0.3),
  ) +
    polygon(
      [
        [420, 790],
        [1180, 790],
        [1180, 804],
        [420, 804],
      ],
      mix(tone.sand, tone.ink, 0.2),
    ),
  fallen(300, 930, 1050, 16, 0.12),
  ...team.map(([look, pose], i) =>
    grounded(335 + i * 186, 918 + (i === 3 || i === 2 ? 22 : 0), 2.85, look, pose),
  ),
  footShade(1600, 1000, 800, 0.2),
]);
