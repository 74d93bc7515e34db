import { mix, shade, tint, tone } from '../../palette.ts';
import { grove, type Loop, lakeFromAbove, loopPath, plot, pointOn } from '../../places/plan.ts';
import { range } from '../../random.ts';
import { landscape } from '../../scene.ts';
import { circle, group, type Point, path, polygon, rect, stroke } from '../../svg.ts';

const west: Loop = { cx: 468, cy: 440, rx: 226, ry: 164, swell: 0.1, phase: 0.6 };
const east: Loop = { cx: 1150, cy: 560, rx: 216, ry: 182, swell: 0.09, phase: 2.4 };
const westStreet: Loop = { ...west, rx: 330, ry: 270, swell: 0.03 };
const eastStreet: Loop = { ...east, rx: 322, ry: 282, swell: 0.03 };

/** Streets: the two lakeside loops, the avenue between them and the ways in. */
const streets = [
  loopPath(westStreet),
  loopPath(eastStreet),
  'M-20 900C140 900 220 780 290 672',
  'M740 300C850 200 900 120 900 -20',
  'M1400 750C1460 800 1500 830 1620 840',
  'M140 420C90 370 50 340-20 340',
];

const inside = ({ cx, cy, rx, ry }: Loop, [x, y]: Point, margin: number) =>
  Math.hypot((x - cx) / (rx + margin), (y - cy) / (ry + margin)) < 1;

/** House plots on the outer side of a loop; none where another street or loop is in the way. */
function plots(loop: Loop, other: Loop, count: number, gaps: readonly Point[]): string {
  const roofs = [tone.terracotta, tone.slate, tone.brick, tone.marine, tone.walnut];
  return group(
    {},
    ...range(count).map((i) => {
      const angle = (i * 2 * Math.PI) / count;
      const spot = pointOn(loop, angle, 58);
      const taken =
        inside(other, spot, 60) || gaps.some(([x, y]) => Math.hypot(spot[0] - x, spot[1] - y) < 62);
      const facing = (Math.atan2(spot[1] - loop.cy, spot[0] - loop.cx) * 180) / Math.PI + 90;
      return taken ? '' : plot(spot, facing, roofs[(i * 3) % roofs.length] ?? tone.slate);
    }),
  );
}

const free = (point: Point) =>
  [west, east].every((lake) => !inside(lake, point, 44)) &&
  [westStreet, eastStreet].every(
    (street) => !inside(street, point, 118) || inside(street, point, -36),
  ) &&
  (point[0] > 340 || point[1] < 640 || point[1] > 960);

/** The clubhouse on the neck of land between the lakes, with its pool. */
const clubhouse = group(
  {},
  rect(690, 470, 92, 96, tint(tone.sand, 0.3), { rx: 10 }),
  polygon(
    [
      [702, 480],
      [772, 480],
      [772, 524],
      [702, 524],
    ],
    tone.accent,
  ) +
    polygon(
      [
        [702, 524],
        [772, 524],
        [758, 502],
        [716, 502],
      ],
      shade(tone.accent, 0.2),
    ),
  rect(706, 536, 60, 20, tone.softBlue, { rx: 10, stroke: tone.cream, 'stroke-width': 3 }),
);

const compass = group(
  { transform: 'translate(1490 120)' },
  circle(0, 0, 58, tone.cream) + circle(0, 0, 50, 'none', { stroke: tone.navy, 'stroke-width': 3 }),
  polygon(
    [
      [0, -42],
      [12, 0],
      [-12, 0],
    ],
    tone.accent,
  ) +
    polygon(
      [
        [0, 42],
        [12, 0],
        [-12, 0],
      ],
      tone.navy,
    ),
);

const scaleBar = group(
  {},
  ...range(4).map((i) =>
    rect(1300 + i * 60, 896, 60, 14, i % 2 ? tone.cream : tone.navy, {
      stroke: tone.navy,
      'stroke-width': 3,
    }),
  ),
);

export const sitePlan = landscape('twinlakes-01-site-plan', () => [
  rect(0, 0, 1600, 1000, mix(tone.sage, tone.sand, 0.4)),
  path(
    'M0 0H720C600 120 300 140 0 240ZM1600 1000H900C1100 900 1400 940 1600 780Z',
    tint(tone.sage, 0.16),
  ),
  path(
    'M0 700C160 640 300 860 620 900C760 920 800 960 820 1000H0Z',
    mix(tone.sage, tone.olive, 0.35),
  ),
  // The channel that joins the lakes runs under the streets.
  stroke('M660 410C760 410 860 500 960 500', tone.sand, 30) +
    stroke('M660 410C760 410 860 500 960 500', tone.softBlue, 20),
  ...streets.map((d) => stroke(d, tone.ink, 40, { opacity: 0.12, transform: 'translate(4 5)' })),
  ...streets.map((d) => stroke(d, tone.paper, 36)),
  ...streets.map((d) => stroke(d, tone.stone, 24)),
  ...streets.map((d) => stroke(d, tone.cream, 2, { 'stroke-dasharray': '14 14' })),
  lakeFromAbove(west),
  lakeFromAbove(east),
  stroke(loopPath(west, 26), tone.sand, 5, { 'stroke-dasharray': '3 12' }) +
    stroke(loopPath(east, 26), tone.sand, 5, { 'stroke-dasharray': '3 12' }),
  plots(westStreet, eastStreet, 36, [
    [250, 730],
    [800, 250],
    [80, 390],
    [780, 290],
    [842, 420],
    [822, 330],
    [775, 650],
  ]),
  plots(eastStreet, westStreet, 34, [
    [1450, 800],
    [800, 500],
  ]),
  clubhouse,
  grove(330, 17, free),
  compass,
  scaleBar,
]);
