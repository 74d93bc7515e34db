import { fallen } from '../light.ts';
import { shade, tint, tone } from '../palette.ts';
import { range } from '../random.ts';
import { at, group, path, polygon, rect, stroke } from '../svg.ts';

/** A tower with a roof, a ladder on its left and a slide on its right. */
export const slide = (x: number, ground: number, scale: number) =>
  fallen(x, ground, 420 * scale, 16 * scale, 0.28) +
  at(
    x,
    ground,
    scale,
    stroke('M-60 0V-300M60 0V-300', tone.wood, 13),
    stroke('M-60-40L-120 0M-60-150L-130 0M-84-100H-108', tone.wood, 8),
    ...range(5).map((i) => stroke(`M${-122 + i * 13} ${-22 - i * 26}h26`, tint(tone.wood, 0.2), 7)),
    rect(-72, -162, 144, 16, tint(tone.wood, 0.2)),
    rect(-60, -214, 120, 10, tone.blue) +
      group({}, ...range(6).map((i) => rect(-50 + i * 18, -206, 5, 46, tone.blue))),
    polygon(
      [
        [-92, -290],
        [0, -370],
        [92, -290],
      ],
      tone.accent,
    ) +
      polygon(
        [
          [0, -370],
          [92, -290],
          [30, -290],
        ],
        shade(tone.accent, 0.2),
      ),
    path('M60-168C150-150 190-40 280-20H340V0H276C170-14 130-120 60-140Z', tone.blue) +
      path('M60-178C156-158 196-50 284-32H340V-22H278C180-36 140-146 60-166Z', tone.softBlue),
  );

export const swings = (x: number, ground: number, scale: number) =>
  fallen(x - 60, ground, 420 * scale, 14 * scale) +
  at(
    x,
    ground,
    scale,
    stroke('M-190 0L-150-270L-110 0M190 0L150-270L110 0', tone.terracotta, 12),
    stroke('M-160-270H160', shade(tone.terracotta, 0.16), 13),
    stroke('M-84-268L-112-92M-34-268L-62-92', tone.ink, 3) +
      rect(-118, -96, 62, 9, tone.ink, { rx: 4 }),
    stroke('M40-268L40-84M90-268L90-84', tone.ink, 3) + rect(34, -88, 62, 9, tone.ink, { rx: 4 }),
  );

export const dome = (x: number, ground: number, scale: number) =>
  fallen(x, ground, 220 * scale, 12 * scale) +
  at(
    x,
    ground,
    scale,
    stroke(
      'M-120 0C-120-150 120-150 120 0M-120 0L-62-88L0-112L62-88L120 0M-62-88L-50 0L0-112L50 0L62-88M-96-52H96M-50 0L-96-52M50 0L96-52M-50 0L0-52L50 0',
      tone.marine,
      7,
    ),
  );

export const bench = (x: number, ground: number, scale: number) =>
  at(
    x,
    ground,
    scale,
    stroke('M-80 0V-50M80 0V-50', tone.ink, 7),
    rect(-96, -58, 192, 12, tone.wood),
    rect(-96, -100, 192, 12, tone.wood),
    rect(-96, -82, 192, 10, tint(tone.wood, 0.16)),
  );
