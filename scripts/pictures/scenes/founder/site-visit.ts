import { fallen, sun } from '../../light.ts';
import { vertical } from '../../paint.ts';
import { mix, shade, tint, tone } from '../../palette.ts';
import { grounded } from '../../people/figure.ts';
import { cast, founder } from '../../people/look.ts';
import { hills } from '../../places/land.ts';
import { crane, framedHouse, lumber } from '../../places/site.ts';
import { cloud, morningSky } from '../../places/sky.ts';
import { grasses, poplar, tree } from '../../places/trees.ts';
import { glints } from '../../places/water.ts';
import { landscape } from '../../scene.ts';
import { group, path, polygon, rect, stroke } from '../../svg.ts';

/** The plan that the three of them look at: a sheet with a curled corner. */
const plan = group(
  {},
  polygon(
    [
      [560, 640],
      [800, 622],
      [812, 740],
      [548, 762],
    ],
    tone.ink,
    { opacity: 0.2 },
  ),
  polygon(
    [
      [552, 632],
      [792, 614],
      [804, 734],
      [540, 756],
    ],
    tone.cream,
  ),
  path(
    'M604 654L700 646L704 700L668 703L666 682L606 687ZM724 644L760 641L764 694L728 697Z',
    'none',
    { stroke: tone.blue, 'stroke-width': 5 },
  ),
  stroke('M600 718C650 700 700 720 776 702', tone.softBlue, 6),
  polygon(
    [
      [804, 734],
      [768, 737],
      [800, 702],
    ],
    shade(tone.cream, 0.16),
  ),
);

export const siteVisit = landscape('founder-10-site-visit', () => [
  morningSky(640),
  sun(300, 210, 50),
  cloud(640, 150, 1) + cloud(1180, 110, 0.8, 0.6),
  hills(520, 30, mix(tone.sage, tone.sky, 0.5), 1600, 1000, 1),
  hills(560, 14, mix(tone.forest, tone.sky, 0.35), 1600, 1000, 3),
  rect(0, 576, 1600, 200, vertical([tone.sky, 0], [tone.softBlue, 0.5], [tone.blue, 1])),
  glints(0, 590, 1000, 130, 26, 4),
  crane(1010, 700, 0.78, mix(tone.terracotta, tone.sky, 0.2), -1),
  path('M700 720C900 680 1200 668 1600 660V1000H700Z', mix(tone.sage, tone.dune, 0.3)),
  poplar(1560, 690, 1.1, tone.olive),
  framedHouse(1290, 730, 1.2, 2, true),
  framedHouse(980, 712, 0.62, 2, false),
  path('M0 800C260 720 620 730 900 752C1200 740 1420 750 1600 766V1000H0Z', tone.dune),
  path(
    'M0 880C300 820 700 860 1000 880C1300 860 1500 870 1600 880V1000H0Z',
    mix(tone.dune, tone.terracotta, 0.25),
  ),
  tree(110, 800, 1.55, tone.moss, 12),
  fallen(1220, 880, 300, 16),
  lumber(1190, 880, 300),
  grounded(
    490,
    920,
    2.95,
    { ...founder, hat: tone.cream },
    {
      turn: 0.7,
      hands: [
        [6, 50],
        [32, 24],
      ],
      bends: [1, 1],
    },
  ),
  grounded(
    850,
    920,
    3,
    { ...cast.marcus, hat: tone.blue },
    {
      turn: -0.7,
      hands: [
        [-34, 20],
        [2, 54],
      ],
      bends: [-1, -1],
    },
  ),
  grounded(
    680,
    916,
    2.95,
    { ...cast.valentina, hat: tone.accent, cut: 'tail', skirt: false },
    {
      turn: -0.2,
      hands: [
        [-24, 42],
        [24, 40],
      ],
      bends: [1, -1],
    },
  ),
  plan,
  grasses(0, 980, 420, 50, tone.moss, 6) + grasses(1150, 985, 450, 50, shade(tone.moss, 0.1), 7),
  rect(0, 0, 1600, 1000, tint(tone.peach, 0.2), { opacity: 0.06 }),
]);
