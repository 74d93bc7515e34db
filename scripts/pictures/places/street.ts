import { mix, shade, tint, tone } from '../palette.ts';
import { range } from '../random.ts';
import { at, group, path, polygon, rect } from '../svg.ts';
import { sash } from './house.ts';

/** A row of brick town houses with cornices and stoops, each 150 wide, from x on. */
export const townHouses = (x: number, ground: number, scale: number, count: number) =>
  at(
    x,
    ground,
    scale,
    ...range(count).map((i) => {
      const left = i * 150;
      const wall =
        [tone.clay, tone.sand, tone.brick, mix(tone.sage, tone.sand, 0.4)][i % 4] ?? tone.clay;
      const height = 330 + (i % 3) * 26;
      return group(
        {},
        rect(left, -height, 150, height, mix(wall, tone.mist, 0.18)),
        rect(left + 130, -height, 20, height, tone.ink, { opacity: 0.08 }),
        rect(left - 4, -height - 14, 158, 22, shade(wall, 0.18)),
        ...[0, 1, 2].flatMap((row) =>
          [0, 1].map((column) => sash(left + 24 + column * 66, -height + 36 + row * 92, 36, 56)),
        ),
        rect(left + 84, -64, 40, 64, i % 2 ? tone.forest : tone.navy),
        rect(left + 18, -62, 52, 44, tint(tone.softBlue, 0.2)),
        polygon(
          [
            [left + 10, -66],
            [left + 76, -66],
            [left + 82, -50],
            [left + 4, -50],
          ],
          i % 2 ? tone.terracotta : tone.blue,
        ),
      );
    }),
  );

/** A parked car seen from the side, about 200 long. */
export const car = (x: number, ground: number, scale: number, colour: string) =>
  at(
    x,
    ground,
    scale,
    path(
      'M-96-14C-100-40-86-48-62-50C-44-78-30-84 4-84C36-84 48-76 66-50C90-48 100-40 98-14Z',
      colour,
    ),
    path('M-50-50C-36-72-28-76-4-76V-50ZM4-76C30-76 40-72 54-50H4Z', tone.marine),
    path('M-50-50C-36-72-28-76-16-76L-30-50Z', tone.softBlue, { opacity: 0.8 }),
    rect(-97, -30, 194, 16, tone.ink, { opacity: 0.14 }),
    ...[-56, 56].map((wx) =>
      group(
        {},
        path(`M${wx - 22}-12a22 22 0 0 1 44 0Z`, tone.ink),
        path(`M${wx - 18}-16a18 18 0 1 0 36 0a18 18 0 1 0-36 0Z`, tone.ink),
        path(`M${wx - 8}-16a8 8 0 1 0 16 0a8 8 0 1 0-16 0Z`, tone.stone),
      ),
    ),
  );
