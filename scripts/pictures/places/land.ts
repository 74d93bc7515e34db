import { shade, tint, tone } from '../palette.ts';
import { range, seeded } from '../random.ts';
import { group, num, type Point, path, polygon } from '../svg.ts';

/** A range of peaks with lit left faces, shaded right ones and snow; `y` is its foot. */
export function mountains(
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  seed: number,
): string {
  const random = seeded(seed);
  const peaks = range(6).map((i) => {
    const foot = x + (width * (i + 0.5)) / 6 + random.between(-30, 30);
    const top = height * random.between(0.55, 1);
    const half = width * random.between(0.14, 0.19);
    const ridge: Point[] = [
      [foot, y - top],
      [foot + half * 0.18, y - top * 0.66],
      [foot - half * 0.06, y - top * 0.4],
      [foot + half * 0.2, y],
    ];
    const snow: Point[] = [
      [foot, y - top],
      [foot + half * 0.3, y - top * 0.7],
      [foot + half * 0.1, y - top * 0.74],
      [foot - half * 0.02, y - top * 0.66],
      [foot - half * 0.14, y - top * 0.76],
      [foot - half * 0.27, y - top * 0.7],
    ];
    return group(
      {},
      polygon(
        [
          [foot - half, y],
          [foot, y - top],
          [foot + half, y],
        ],
        tint(colour, 0.12),
      ),
      polygon([...ridge, [foot + half, y]], shade(colour, 0.16)),
      polygon(snow, tone.cream, { opacity: 0.9 }),
    );
  });
  return group({}, ...peaks);
}

/** A rolling band of land from edge to edge, its crest at `y` rising and falling by `swell`. */
export function hills(
  y: number,
  swell: number,
  colour: string,
  width = 1600,
  height = 1000,
  phase = 0,
): string {
  const crest = range(7).map(
    (i): Point => [(width * i) / 6, y + Math.sin(i * 1.7 + phase) * swell],
  );
  const curve = crest.slice(1).map(([px, py], i) => {
    const [qx, qy] = crest[i] ?? [0, y];
    const middle = num((qx + px) / 2);
    return `C${middle} ${num(qy)} ${middle} ${num(py)} ${num(px)} ${num(py)}`;
  });
  return path(`M0 ${num(crest[0]?.[1] ?? y)}${curve.join('')}V${height}H0Z`, colour);
}
