import { fallen, footShade, glow } from '../../light.ts';
import { horizontal, vertical } from '../../paint.ts';
import { mix, shade, tint, tone } from '../../palette.ts';
import { figure, headOf } from '../../people/figure.ts';
import { cast, founder, type Look } from '../../people/look.ts';
import type { Pose } from '../../people/pose.ts';
import { pane, plant } from '../../places/interior.ts';
import { foam, microphone } from '../../places/studio.ts';
import { range } from '../../random.ts';
import { landscape } from '../../scene.ts';
import { at, circle, ellipse, group, path, polygon, rect, stroke } from '../../svg.ts';

const headphones = (x: number, y: number, scale: number, look: Look, pose: Pose) => {
  const head = headOf(x, y, scale, look, pose);
  return at(
    head.x,
    head.y,
    head.unit,
    stroke('M-12 0C-13-21 13-21 12 0', tone.ink, 3),
    rect(-15, -5, 6.5, 13, tone.ink, { rx: 3 }),
    rect(8.5, -5, 6.5, 13, tone.ink, { rx: 3 }),
    rect(-15, -2, 2.4, 7, tone.accent, { rx: 1 }),
  );
};

const control = group(
  {},
  rect(0, 0, 1600, 700, vertical([tone.ink, 0], [mix(tone.navy, tone.wood, 0.4), 1])),
  glow(800, 200, 300, 0.5, tone.peach),
  figure(860, 690, 2, cast.wei, {
    turn: -0.3,
    hands: [
      [10, 40],
      [-10, 40],
    ],
  }),
  rect(500, 470, 640, 60, tone.ink) +
    group(
      {},
      ...range(14).map((i) =>
        rect(620 + i * 26, 476 - (i % 3) * 8, 8, 22, i % 4 ? tone.softBlue : tone.peach),
      ),
    ),
);

const left: Pose = {
  turn: 0.7,
  legs: 'none',
  hands: [
    [14, 42],
    [24, 18],
  ],
  bends: [1, 1],
};
const right: Pose = {
  turn: -0.7,
  legs: 'none',
  hands: [
    [-8, 42],
    [-14, 42],
  ],
  bends: [1, -1],
};
const host: Look = { ...cast.omar, shirt: undefined, top: tone.terracotta };

export const radio = landscape('founder-09-radio', () => [
  rect(
    0,
    0,
    1600,
    1000,
    horizontal([mix(tone.walnut, tone.navy, 0.35), 0], [shade(tone.navy, 0.3), 1]),
  ),
  foam(60, 120) + foam(1260, 120),
  pane('control', 560, 140, 480, 330, control, [1, 1], shade(tone.wood, 0.1)),
  rect(716, 52, 168, 54, tone.ink, { rx: 12 }) +
    rect(724, 60, 152, 38, tone.accent, { rx: 8 }) +
    circle(756, 79, 9, tone.cream) +
    stroke('M780 79H846', tone.cream, 8),
  glow(800, 80, 220, 0.3, tone.accent),
  rect(0, 700, 1600, 300, shade(tone.walnut, 0.5)),
  plant(1500, 780, 1.6, tone.terracotta),
  glow(300, 300, 640, 0.35, tone.peach),
  rect(300, 560, 210, 300, shade(tone.slate, 0.4), { rx: 50 }) +
    rect(1090, 560, 210, 300, shade(tone.slate, 0.5), { rx: 50 }),
  figure(420, 1090, 4.1, founder, left) + headphones(420, 1090, 4.1, founder, left),
  figure(1180, 1110, 4, host, right) + headphones(1180, 1110, 4, host, right),
  fallen(500, 990, 900, 40, 0.4),
  ellipse(800, 860, 760, 120, shade(tone.wood, 0.3)) +
    ellipse(800, 842, 760, 116, tone.wood) +
    ellipse(700, 822, 560, 76, tint(tone.wood, 0.14)),
  path(
    'M40 842C60 920 400 990 800 990C1200 990 1540 920 1560 842V1000H40Z',
    shade(tone.wood, 0.42),
  ),
  microphone(660, 850, -1) + microphone(950, 850, 1),
  polygon(
    [
      [250, 880],
      [400, 860],
      [440, 900],
      [280, 920],
    ],
    tone.cream,
  ) + stroke('M290 884L380 872M300 896L396 884', tone.stone, 4),
  rect(740, 850, 120, 50, tone.ink, { rx: 8 }) +
    group(
      {},
      ...range(5).map(
        (i) =>
          circle(760 + i * 20, 866, 5, i % 2 ? tone.softBlue : tone.peach) +
          rect(757 + i * 20, 876, 6, 16, tone.slate),
      ),
    ),
  ellipse(1200, 880, 30, 9, tone.cream) +
    rect(1176, 842, 48, 40, tone.cream, { rx: 8 }) +
    stroke('M1224 852c20 0 20 22 0 22', tone.cream, 7),
  footShade(1600, 1000, 700, 0.35),
]);
