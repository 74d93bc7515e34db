import { fallen } from '../light.ts';
import { shade, tint, tone } from '../palette.ts';
import { range, seeded } from '../random.ts';
import { at, ellipse, group, path, stroke } from '../svg.ts';

/** A broad tree about 200 tall: a crown of leaf masses, lit from the left. */
export function tree(
  x: number,
  ground: number,
  scale: number,
  colour: string,
  seed: number,
): string {
  const random = seeded(seed);
  const masses = range(7).map((i) => ({
    x: Math.cos(i * 0.9) * random.between(26, 44),
    y: -130 + Math.sin(i * 0.9) * random.between(24, 40),
    r: random.between(30, 40),
  }));
  const layer = (dx: number, dy: number, grow: number, fill: string) =>
    ellipse(dx, -128 + dy, 40 * grow, 34 * grow, fill) +
    masses
      .map((m) => ellipse(m.x * grow + dx, m.y + dy, m.r * grow, m.r * 0.86 * grow, fill))
      .join('');
  return (
    fallen(x, ground, 130 * scale, 13 * scale, 0.22) +
    at(
      x,
      ground,
      scale,
      path('M-7 0C-4-40-5-80-4-110H5C5-80 5-40 9 0Z', shade(tone.walnut, 0.1)),
      stroke('M0-70L-22-106M1-60L24-100', shade(tone.walnut, 0.1), 5),
      layer(4, 6, 1.08, shade(colour, 0.22)),
      layer(-4, -4, 0.94, colour),
      layer(-16, -14, 0.6, tint(colour, 0.12)),
    )
  );
}

/** A slender upright tree about 240 tall. */
export const poplar = (x: number, ground: number, scale: number, colour: string) =>
  fallen(x, ground, 90 * scale, 9 * scale, 0.2) +
  at(
    x,
    ground,
    scale,
    stroke('M0 0V-60', tone.walnut, 7),
    path('M0-240C44-180 44-60 0-34C-44-60-44-180 0-240Z', colour),
    path('M6-232C44-176 44-60 0-34C24-90 24-170 6-232Z', tone.ink, { opacity: 0.16 }),
    path('M-6-200C-30-150-28-100-16-70C-14-110-14-160-6-200Z', tint(colour, 0.2)),
  );

/** A low hedge or bush: overlapping mounds from x to x + width. */
export function bushes(
  x: number,
  ground: number,
  width: number,
  height: number,
  colour: string,
  seed: number,
): string {
  const random = seeded(seed);
  const count = Math.max(2, Math.round(width / (height * 0.9)));
  const mounds = range(count).map((i) => {
    const r = height * random.between(0.7, 1);
    const cx = x + (width * (i + 0.5)) / count;
    return path(
      `M${cx - r} ${ground}C${cx - r} ${ground - r * 1.3} ${cx + r} ${ground - r * 1.3} ${cx + r} ${ground}Z`,
      i % 2 ? shade(colour, 0.1) : colour,
    );
  });
  return group({}, ...mounds);
}

/** Wildflowers and grass blades at the near edge. */
export function grasses(
  x: number,
  ground: number,
  width: number,
  count: number,
  colour: string,
  seed: number,
): string {
  const random = seeded(seed);
  return group(
    {},
    ...range(count).map(() => {
      const gx = Math.round(x + random.between(0, width));
      const h = Math.round(random.between(14, 44));
      const lean = Math.round(random.between(-14, 14));
      const gy = Math.round(ground + random.between(0, 30));
      return stroke(
        `M${gx} ${gy}q${Math.round(lean / 3)} ${-Math.round(h / 2)} ${lean} ${-h}`,
        colour,
        3,
      );
    }),
  );
}
