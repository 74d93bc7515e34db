import { vertical } from '../paint.ts';
import { shade, tint, tone } from '../palette.ts';
import { range } from '../random.ts';
import { clipped, group, type Point, path, polygon, rect } from '../svg.ts';

/** A plain wall, and a floor that loses light toward us. */
export const room = (floor: number, wall: string, ground: string) =>
  group(
    {},
    rect(0, 0, 1600, floor, wall),
    rect(0, floor, 1600, 1000 - floor, vertical([tint(ground, 0.12), 0], [shade(ground, 0.12), 1])),
    rect(0, floor - 16, 1600, 16, shade(wall, 0.12)),
  );

/** A window with its view, a frame and bars; the name must be unique in its picture. */
export function pane(
  name: string,
  x: number,
  y: number,
  width: number,
  height: number,
  view: string,
  bars: readonly [number, number] = [2, 2],
  frame: string = tone.cream,
): string {
  const [columns, rows] = bars;
  const upright = range(columns - 1).map((i) =>
    rect(x + (width * (i + 1)) / columns - 4, y, 8, height, frame),
  );
  const level = range(rows - 1).map((i) =>
    rect(x, y + (height * (i + 1)) / rows - 4, width, 8, frame),
  );
  return group(
    {},
    rect(x - 16, y - 16, width + 32, height + 32, frame),
    clipped(name, rect(x, y, width, height, tone.cream), view),
    polygon(
      [
        [x, y],
        [x + width * 0.45, y],
        [x, y + height * 0.8],
      ],
      tone.cream,
      { opacity: 0.18 },
    ),
    ...upright,
    ...level,
    rect(x - 28, y + height + 14, width + 56, 16, shade(frame, 0.1)),
  );
}

/** The patch of light a window throws on the floor. */
export const floorLight = (points: readonly Point[]) =>
  polygon(points, tone.cream, { opacity: 0.35 });

/** A leafy plant in a pot, about 180 tall. */
export const plant = (x: number, ground: number, scale: number, pot: string = tone.terracotta) =>
  group(
    { transform: `translate(${x} ${ground}) scale(${scale})` },
    path(
      'M0-58C-10-110-50-130-78-124C-60-90-30-70 0-58ZM0-58C-20-120-10-160 10-184C26-150 22-100 0-58ZM0-58C20-110 50-140 84-138C70-96 36-70 0-58Z',
      tone.forest,
    ),
    path(
      'M0-58C-30-90-60-86-80-70C-56-56-26-52 0-58ZM0-58C30-90 60-92 82-78C60-58 26-50 0-58Z',
      tone.moss,
    ),
    path('M0-58C6-110 8-150 10-184C26-150 22-100 0-58Z', tone.pine),
    path('M-36-62H36L26 0H-26Z', pot),
    path('M6-62H36L26 0H10Z', tone.ink, { opacity: 0.16 }),
    rect(-40, -70, 80, 14, shade(pot, 0.08)),
  );

/** A flag on a pole indoors: plain fields of colour, no nation's. */
export const standingFlag = (
  x: number,
  ground: number,
  height: number,
  colours: readonly [string, string, string],
) =>
  group(
    {},
    rect(x - 3, ground - height, 6, height, tone.dune),
    polygon(
      [
        [x - 8, ground - height],
        [x, ground - height - 20],
        [x + 8, ground - height],
      ],
      tone.dune,
    ),
    rect(x - 26, ground - 10, 52, 10, tone.walnut),
    ...colours.map((colour, i) => {
      const left = x + 4 + i * 22;
      const drop = height * 0.62;
      return path(
        `M${left} ${ground - height + 8 + i * 10}L${left + 23} ${ground - height + 16 + i * 10}V${ground - height + drop + i * 16}L${left} ${ground - height + drop - 12 + i * 14}Z`,
        i % 2 ? colour : shade(colour, 0.06),
      );
    }),
  );
