import { fallen, footShade, glow } from '../../light.ts';
import { diagonal, vertical } from '../../paint.ts';
import { mix, shade, tint, tone } from '../../palette.ts';
import { grounded, type Pose } from '../../people/figure.ts';
import { cast, founder, type Look } from '../../people/look.ts';
import { cloud, morningSky } from '../../places/sky.ts';
import { bushes, tree } from '../../places/trees.ts';
import { range } from '../../random.ts';
import { landscape } from '../../scene.ts';
import { group, polygon, rect } from '../../svg.ts';

/** A glass front that reflects the sky, between piers of pale stone. */
const office = group(
  {},
  rect(220, 60, 1160, 680, tone.paper),
  rect(1250, 60, 130, 680, tone.ink, { opacity: 0.1 }),
  rect(190, 40, 1220, 34, tint(tone.sand, 0.3)) + rect(190, 68, 1220, 10, shade(tone.sand, 0.2)),
  ...range(3).flatMap((row) =>
    range(8).map((i) => {
      const x = 252 + i * 140;
      const y = 104 + row * 150;
      const glass = rect(
        x,
        y,
        112,
        118,
        diagonal([tone.sky, 0], [tone.softBlue, 0.45], [tone.marine, 1]),
      );
      const lit =
        (i * 3 + row * 5) % 7 === 0 ? rect(x + 56, y, 56, 118, tone.peach, { opacity: 0.45 }) : '';
      return (
        glass +
        lit +
        polygon(
          [
            [x, y],
            [x + 50, y],
            [x, y + 96],
          ],
          tone.cream,
          { opacity: 0.25 },
        ) +
        rect(x + 53, y, 5, 118, tone.cream) +
        rect(x - 4, y + 118, 120, 8, shade(tone.sand, 0.12))
      );
    }),
  ),
  rect(220, 548, 1160, 18, tone.sand),
);

const entrance = group(
  {},
  rect(600, 566, 400, 176, vertical([tone.marine, 0], [tone.navy, 1])),
  ...[600, 700, 800, 900].map(
    (x) =>
      polygon(
        [
          [x + 8, 576],
          [x + 60, 576],
          [x + 8, 690],
        ],
        tone.softBlue,
        { opacity: 0.4 },
      ) + rect(x, 566, 6, 176, tone.dune),
  ),
  polygon(
    [
      [560, 540],
      [1040, 540],
      [1070, 572],
      [530, 572],
    ],
    tone.navy,
  ),
  rect(530, 568, 540, 8, tone.ink),
  rect(252, 590, 300, 140, tint(tone.softBlue, 0.2)) + rect(1050, 590, 300, 140, tone.softBlue),
);

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
