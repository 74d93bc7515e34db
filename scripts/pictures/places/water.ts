import { shade, tint, tone } from '../palette.ts';
import { range, seeded } from '../random.ts';
import { at, group, path, stroke } from '../svg.ts';

/** A boat at its mooring, about 90 units long and 150 tall, and its broken reflection. */
export const sailingBoat = (x: number, y: number, scale: number, sail: string, hull: string) =>
  at(
    x,
    y,
    scale,
    stroke('M-28 14H30M-18 22H22M-10 30H14', hull, 3, { opacity: 0.3 }),
    stroke('M0-4V-132', tone.walnut, 3),
    path('M4-128C34-90 42-50 44-18H4Z', sail),
    path('M26-94C38-64 43-40 44-18H26Z', shade(sail, 0.12)),
    path('M-4-118C-18-80-30-50-36-18H-4Z', tint(sail, 0.5)),
    path('M-48-8H50C46 6 38 12 30 12H-30C-40 12-46 4-48-8Z', hull),
    stroke('M-46-6H48', tone.cream, 3, { opacity: 0.8 }),
  );

/** Glints on water: short level dashes, smaller and closer together toward the horizon. */
export function glints(
  x: number,
  y: number,
  width: number,
  height: number,
  count: number,
  seed: number,
): string {
  const random = seeded(seed);
  const dashes = range(count).map(() => {
    const depth = random.between(0, 1);
    const length = 16 + depth * 70 * random.between(0.5, 1.2);
    return stroke(
      `M${Math.round(x + random.between(0, width))} ${Math.round(y + depth * depth * height)}h${Math.round(length)}`,
      tone.cream,
      1.5 + depth * 3,
      {
        opacity: 0.4,
      },
    );
  });
  return group({}, ...dashes);
}
