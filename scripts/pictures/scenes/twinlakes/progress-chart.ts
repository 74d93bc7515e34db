import { blurred, vertical } from '../../paint.ts';
import { mix, shade, tint, tone } from '../../palette.ts';
import { hills } from '../../places/land.ts';
import { poplar, tree } from '../../places/trees.ts';
import { range } from '../../random.ts';
import { landscape } from '../../scene.ts';
import { at, circle, group, type Point, path, polyline, rect, stroke } from '../../svg.ts';

/** Homes per half-year, cumulative; made up, like every figure of the sample data. */
const SOLD = [40, 86, 148, 205, 268, 330, 384, 420];
const DELIVERED = [0, 22, 64, 120, 186, 250, 318, 390];
const BASE = 770;
const SCALE = 1.25;
const column = (i: number) => 330 + i * 136;

const glyph = (x: number, y: number, scale: number, colour: string) =>
  at(
    x,
    y,
    scale,
    path('M-20 0V-20L0-38L20-20V0Z', colour),
    path('M-25-18L0-41L25-18', 'none', {
      stroke: shade(colour, 0.25),
      'stroke-width': 5,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }),
    rect(-5, -15, 10, 15, tone.cream),
  );

const bars = range(SOLD.length).map((i) => {
  const sold = (SOLD[i] ?? 0) * SCALE;
  const delivered = (DELIVERED[i] ?? 0) * SCALE;
  const x = column(i);
  return group(
    {},
    rect(x - 42, BASE - sold, 40, sold, vertical([tone.softBlue, 0], [tone.blue, 1]), { rx: 6 }),
    delivered
      ? rect(
          x + 4,
          BASE - delivered,
          40,
          delivered,
          vertical([tone.clay, 0], [tone.terracotta, 1]),
          { rx: 6 },
        )
      : '',
    stroke(`M${x} ${BASE + 14}v12`, tone.stone, 4),
  );
});

/** The trend: a line that keeps its distance above the homes sold. */
const line: readonly Point[] = SOLD.map((sold, i): Point => [column(i), BASE - sold * SCALE - 64]);

export const progressChart = landscape('twinlakes-05-progress-chart', () => [
  rect(0, 0, 1600, 1000, vertical([tone.sky, 0], [tone.paper, 1])),
  hills(760, 40, mix(tone.sage, tone.sky, 0.55)),
  rect(0, 812, 1600, 60, vertical([tone.sky, 0], [tone.softBlue, 1])),
  hills(870, 12, mix(tone.sage, tone.mist, 0.15), 1600, 1000, 2),
  tree(70, 930, 1.4, tone.moss, 4) +
    poplar(1560, 930, 1.3, tone.olive) +
    poplar(1500, 940, 1, tone.forest),
  blurred(26, rect(170, 110, 1300, 800, tone.ink, { rx: 28, opacity: 0.3 })),
  rect(150, 80, 1300, 800, tone.cream, { rx: 28 }),
  rect(150, 80, 1300, 800, vertical([tone.cream, 0], [tint(tone.sand, 0.6), 1]), { rx: 28 }),
  // The key: blue homes are sold, terracotta ones delivered; the labels are the page's business.
  glyph(250, 176, 1, tone.blue) + rect(288, 150, 130, 12, tone.stone, { rx: 6, opacity: 0.6 }),
  glyph(500, 176, 1, tone.terracotta) +
    rect(538, 150, 130, 12, tone.stone, { rx: 6, opacity: 0.6 }),
  group(
    {},
    ...range(5).map(
      (i) =>
        stroke(
          `M250 ${BASE - i * 125}H1376`,
          i ? tone.sand : tone.stone,
          i ? 3 : 5,
          i ? { 'stroke-dasharray': '2 12' } : {},
        ) + rect(206, BASE - i * 125 - 5, 26, 10, tone.stone, { rx: 5, opacity: 0.7 }),
    ),
  ),
  ...bars,
  polyline(line, tone.navy, 7),
  ...line.map(([x, y], i) =>
    i === line.length - 1
      ? circle(x, y, 20, tone.accent) + circle(x, y, 9, tone.cream)
      : circle(x, y, 13, tone.navy) + circle(x, y, 6, tone.cream),
  ),
  ...range(8).map((i) =>
    glyph(
      column(i),
      BASE + 74,
      0.62 + i * 0.06,
      i < 7 ? mix(tone.stone, tone.marine, i / 7) : tone.accent,
    ),
  ),
]);
