import { footShade, glow } from '../../light.ts';
import { vertical } from '../../paint.ts';
import { mix, shade, tint, tone } from '../../palette.ts';
import { rowBehind } from '../../people/audience.ts';
import { figure } from '../../people/figure.ts';
import { cast, founder, type Look } from '../../people/look.ts';
import { armchair } from '../../places/furniture.ts';
import { plant } from '../../places/interior.ts';
import { range } from '../../random.ts';
import { landscape } from '../../scene.ts';
import { circle, ellipse, group, path, polygon, rect, stroke } from '../../svg.ts';

/** The stage set: a wide arc of colour, like a horizon with the sun behind it. */
const backdrop = group(
  {},
  rect(0, 0, 1600, 760, vertical([tone.ink, 0], [tone.navy, 1])),
  rect(230, 90, 1140, 560, tone.marine),
  path('M230 650V420C520 250 900 480 1370 240V650Z', tone.blue),
  path('M230 650V520C560 380 900 590 1370 400V650Z', tone.softBlue),
  path('M230 650V600C620 500 960 650 1370 540V650Z', tone.sky),
  circle(1090, 250, 74, tone.peach) + circle(1090, 250, 50, tone.cream),
  stroke('M310 190h230M310 226h150', tone.cream, 12, { opacity: 0.8 }),
);

const lamps = group(
  {},
  rect(0, 34, 1600, 10, tone.slate),
  ...range(6).map(
    (i) =>
      polygon(
        [
          [170 + i * 250, 60],
          [190 + i * 250, 60],
          [330 + i * 250, 760],
          [30 + i * 250, 760],
        ],
        tone.cream,
        { opacity: 0.05 },
      ) +
      rect(162 + i * 250, 36, 36, 32, tone.ink, { rx: 5 }) +
      ellipse(180 + i * 250, 70, 16, 5, tone.peach),
  ),
);

const panellists: readonly Look[] = [
  cast.omar,
  founder,
  { ...cast.ruth, bottom: tone.navy },
  { ...cast.tom, shirt: tone.cream },
];
const gestures = [
  {
    turn: 0.8,
    hands: [
      [8, 42],
      [-8, 42],
    ],
    bends: [1, -1],
  },
  {
    turn: 0.3,
    hands: [
      [-14, 30],
      [24, 6],
    ],
    bends: [1, 1],
  },
  {
    turn: -0.8,
    hands: [
      [10, 44],
      [-4, 40],
    ],
    bends: [1, -1],
  },
  {
    turn: -0.8,
    hands: [
      [6, 44],
      [-10, 44],
    ],
    bends: [1, -1],
  },
] as const;

const listeners: readonly [Look, ...Look[]] = [
  cast.nadia,
  cast.henry,
  cast.priya,
  cast.wei,
  cast.amina,
  cast.daniel,
  cast.aoife,
  cast.arjun,
  cast.mei,
  cast.valentina,
  cast.marcus,
];

export const panel = landscape('founder-07-panel', () => [
  backdrop,
  lamps,
  rect(0, 720, 1600, 120, vertical([tint(tone.wood, 0.1), 0], [shade(tone.wood, 0.3), 1])),
  rect(0, 836, 1600, 164, shade(tone.walnut, 0.45)),
  ellipse(800, 770, 620, 44, tone.cream, { opacity: 0.16 }),
  glow(800, 560, 620, 0.24, tone.peach),
  plant(170, 800, 1.35, tone.navy) + plant(1440, 800, 1.35, tone.navy),
  ...panellists.map((look, i) => {
    const x = 380 + i * 280;
    return group(
      {},
      armchair(x, 800, 1.22, mix(tone.sand, tone.terracotta, i % 2 ? 0.1 : 0.55)),
      figure(x, 806, 2.35, look, { legs: 'seat', ...gestures[i] }),
    );
  }),
  // A low table with a glass of water between each pair.
  ...[520, 1080].map(
    (x) =>
      rect(x - 34, 752, 68, 10, tone.cream, { rx: 5 }) +
      rect(x - 4, 760, 8, 46, tone.slate) +
      rect(x - 18, 728, 12, 24, tone.sky),
  ),
  rowBehind(listeners, 900, 1.9, 10, 1, 0.55),
  rowBehind(listeners, 990, 2.4, 8, 4, 0.68),
  footShade(1600, 1000, 820, 0.5),
]);
