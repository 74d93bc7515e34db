import { fallen, footShade, sun } from '../../light.ts';
import { horizontal, vertical } from '../../paint.ts';
import { mix, shade, tint, tone } from '../../palette.ts';
import { house, schemes } from '../../places/house.ts';
import { hills } from '../../places/land.ts';
import { cloud, morningSky } from '../../places/sky.ts';
import { bushes, grasses, poplar, tree } from '../../places/trees.ts';
import { glints } from '../../places/water.ts';
import { range, seeded } from '../../random.ts';
import { landscape } from '../../scene.ts';
import { circle, ellipse, group, path, rect, stroke } from '../../svg.ts';

/** Courses of rough stone, every block a little different. */
function masonry(x: number, y: number, width: number, rows: number): string {
  const random = seeded(19);
  return group(
    {},
    ...range(rows).flatMap((row) => {
      const blocks: string[] = [];
      for (let bx = x - (row % 2) * 30; bx < x + width; ) {
        const length = random.between(52, 90);
        const left = Math.max(bx, x);
        const right = Math.min(bx + length - 4, x + width);
        if (right > left)
          blocks.push(
            rect(
              left,
              y + row * 34,
              right - left,
              30,
              mix(
                tone.stone,
                random.pick([tone.sand, tone.cream, tone.slate, tone.clay] as const),
                random.between(0.1, 0.4),
              ),
              { rx: 5 },
            ),
          );
        bx += length;
      }
      return blocks;
    }),
  );
}

/** The monument: a low wall, a pale panel with two lakes under a roof line, a pier at its end. */
const monument = group(
  {},
  fallen(420, 834, 760, 26, 0.32),
  rect(130, 640, 600, 190, shade(tone.stone, 0.35)),
  masonry(130, 642, 600, 6),
  rect(560, 640, 170, 192, horizontal([tone.ink, 0, 0], [tone.ink, 1, 0.22])),
  rect(112, 622, 636, 24, tone.paper, { rx: 4 }) + rect(112, 638, 636, 8, shade(tone.paper, 0.2)),
  rect(700, 560, 96, 274, shade(tone.stone, 0.35)) +
    masonry(702, 564, 92, 8) +
    rect(760, 560, 36, 274, tone.ink, { opacity: 0.16 }) +
    rect(688, 540, 120, 26, tone.paper, { rx: 4 }),
  rect(196, 668, 440, 130, tone.navy, { rx: 10 }) +
    rect(204, 676, 424, 114, 'none', { rx: 6, stroke: tone.dune, 'stroke-width': 3 }),
  ellipse(276, 744, 44, 18, tone.softBlue) +
    ellipse(330, 758, 44, 16, tone.blue) +
    path('M262 722V706L292 684L322 706V722Z', tone.cream),
  rect(404, 708, 190, 16, tone.cream, { rx: 8 }) + rect(404, 740, 130, 12, tone.dune, { rx: 6 }),
);

function flowers(): string {
  const random = seeded(23);
  return group(
    {},
    ...range(90).map(() =>
      circle(
        Math.round(random.between(60, 840)),
        Math.round(random.between(824, 872)),
        random.between(5, 9),
        random.pick([tone.accent, tone.cream, tone.peach, tone.clay, tone.softBlue] as const),
      ),
    ),
  );
}

export const entrance = landscape('twinlakes-09-entrance', () => [
  morningSky(600),
  sun(260, 190, 52),
  cloud(560, 130, 0.9, 0.7) + cloud(1140, 160, 1.1),
  hills(500, 32, mix(tone.sage, tone.sky, 0.5), 1600, 1000, 4),
  rect(0, 540, 1600, 110, vertical([tone.sky, 0], [tone.softBlue, 0.5], [tone.blue, 1])),
  glints(0, 552, 1600, 70, 34, 8),
  group(
    { opacity: 0.8 },
    ...range(3).map((i) => house(1160 + i * 190, 616, 0.36, schemes[i] ?? schemes[0])),
  ),
  path('M0 620C300 596 700 640 1000 616C1300 590 1500 600 1600 590V1000H0Z', tone.sage),
  path('M0 720C400 660 900 700 1600 660V1000H0Z', tint(tone.olive, 0.1)),
  // The drive swings in from the right foreground and back toward the water.
  path(
    'M820 1000C900 860 1180 780 1120 690C1096 654 1010 640 930 624H968C1060 634 1180 650 1230 690C1330 770 1360 880 1500 1000Z',
    tone.paper,
  ),
  path(
    'M850 1000C940 860 1200 784 1134 690C1104 654 1020 640 936 625H962C1050 636 1166 652 1214 692C1310 776 1340 880 1466 1000Z',
    vertical([mix(tone.slate, tone.mist, 0.4), 0], [tone.slate, 1]),
  ),
  stroke('M1160 1000C1200 900 1260 800 1180 700C1150 664 1060 644 960 628', tone.cream, 5, {
    'stroke-dasharray': '34 30',
    opacity: 0.75,
  }),
  poplar(900, 640, 0.9, tone.olive) +
    poplar(840, 650, 1.05, mix(tone.forest, tone.sage, 0.3)) +
    poplar(1290, 660, 1.15, tone.olive) +
    poplar(1370, 690, 1.45, tone.forest),
  tree(80, 760, 2.1, tone.forest, 3) + tree(640, 690, 1.5, tone.moss, 6),

  monument,
  bushes(60, 862, 800, 54, tone.moss, 4),
  flowers(),
  path('M0 866C300 850 700 860 860 880C840 920 800 960 790 1000H0Z', shade(tone.olive, 0.06)),
  tree(1500, 860, 2.6, tone.moss, 8),
  grasses(0, 985, 760, 80, tone.forest, 11) + grasses(1500, 985, 100, 20, tone.forest, 12),
  footShade(1600, 1000, 820, 0.22),
]);
