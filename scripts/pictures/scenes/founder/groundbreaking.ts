import { sun } from '../../light.ts';
import { vertical } from '../../paint.ts';
import { mix, shade, tint, tone } from '../../palette.ts';
import { grounded } from '../../people/figure.ts';
import { cast, founder, type Look } from '../../people/look.ts';
import { hills } from '../../places/land.ts';
import { crane } from '../../places/site.ts';
import { cloud, morningSky } from '../../places/sky.ts';
import { range, seeded } from '../../random.ts';
import { landscape } from '../../scene.ts';
import { ellipse, group, path, polygon, rect, stroke } from '../../svg.ts';

const hats = [tone.cream, tone.accent, tone.cream, tone.blue, tone.cream, tone.sand, tone.cream];
const row: readonly Look[] = [
  cast.marcus,
  cast.elif,
  cast.henry,
  founder,
  cast.daniel,
  cast.mei,
  cast.gao,
];

/** A shovel held across the body, its blade in the earth on the right. */
const shovel =
  stroke('M-14-38L28 62', tone.dune, 4) +
  stroke('M-20-40L-9-44', shade(tone.dune, 0.3), 5) +
  path('M22 58L34 53L46 78C44 86 38 90 34 88Z', tone.slate) +
  path('M30 56L34 53L46 78L40 86Z', tone.ink, { opacity: 0.2 });

function mounds(): string {
  const random = seeded(8);
  const clods = range(70).map(() => {
    const x = random.between(0, 1600);
    return ellipse(
      x,
      random.between(880, 990),
      random.between(5, 16),
      random.between(3, 8),
      random.chance(0.5) ? shade(tone.brick, 0.35) : tint(tone.terracotta, 0.1),
      { opacity: 0.7 },
    );
  });
  const heaps = range(7).map(
    (i) =>
      path(
        `M${190 + i * 210} 880C${220 + i * 210} 816 ${270 + i * 210} 818 ${300 + i * 210} 880Z`,
        mix(tone.brick, tone.walnut, 0.3),
      ) +
      path(
        `M${190 + i * 210} 880C${220 + i * 210} 826 ${236 + i * 210} 820 ${250 + i * 210} 832C${246 + i * 210} 850 ${236 + i * 210} 870 ${230 + i * 210} 880Z`,
        tint(tone.terracotta, 0.2),
      ),
  );
  return group({}, ...heaps, ...clods);
}

export const groundbreaking = landscape('founder-05-groundbreaking', () => [
  morningSky(720),
  sun(240, 250, 54),
  cloud(980, 190, 1.1) + cloud(480, 130, 0.7, 0.6),
  crane(1260, 660, 0.92, tone.terracotta) +
    crane(470, 650, 0.72, mix(tone.slate, tone.sky, 0.25), -1),
  hills(600, 26, mix(tone.sage, tone.sky, 0.45)),
  rect(0, 640, 1600, 60, vertical([tone.sky, 0], [tone.softBlue, 1])),
  path('M900 690L1120 560H1480L1600 690Z', mix(tone.dune, tone.mist, 0.3)),
  ...range(5).map((i) => rect(1130 + i * 82, 480, 14, 190, mix(tone.stone, tone.mist, 0.2))),
  ...range(3).map((i) => rect(1120, 478 + i * 66, 356, 12, mix(tone.stone, tone.slate, 0.2))),
  hills(690, 14, tone.sage, 1600, 1000, 2),
  rect(0, 760, 1600, 240, vertical([tone.terracotta, 0], [shade(tone.brick, 0.35), 1])),
  path(
    'M0 770C300 744 700 780 1000 756C1300 736 1500 764 1600 752V830H0Z',
    tint(tone.terracotta, 0.14),
  ),
  stroke('M0 716H1600', tone.cream, 4) +
    group(
      {},
      ...range(27).map((i) =>
        polygon(
          [
            [i * 62, 716],
            [i * 62 + 44, 716],
            [i * 62 + 22, 752],
          ],
          [tone.blue, tone.cream, tone.accent, tone.sand][i % 4] ?? tone.blue,
        ),
      ),
    ),
  ...row.map((look, i) =>
    grounded(
      170 + i * 210,
      880,
      2.75,
      { ...look, hat: hats[i] ?? tone.cream },
      {
        turn: i < 3 ? 0.5 : i > 3 ? -0.3 : 0,
        held: shovel,
        hands: [
          [0, 16],
          [-4, 46],
        ],
        bends: [1, -1],
      },
    ),
  ),
  mounds(),
]);
