import { shade } from '../palette.ts';
import { chairBack } from '../places/furniture.ts';
import { range } from '../random.ts';
import { group } from '../svg.ts';
import { figure } from './figure.ts';
import type { Look } from './look.ts';

/** The same look with less light on it: people near us sit in the dim part of a room. */
export const dimmed = (look: Look, dark: number): Look => ({
  ...look,
  top: shade(look.top, dark),
  hair: shade(look.hair, dark * 0.6),
  skin: shade(look.skin, dark),
});

/**
 * A row of people from behind, from edge to edge, cut off below by what the caller draws over
 * them, or seated on chairs of the colour `seat`. `first` and the stride of five keep neighbours from repeating from row to row.
 */
export function rowBehind(
  looks: readonly [Look, ...Look[]],
  y: number,
  scale: number,
  count: number,
  first: number,
  dark: number,
  seat?: string,
): string {
  const people = range(count).map((i) => {
    const x = ((i + 0.5) / count) * 1720 - 60;
    const look = looks[(i * 5 + first) % looks.length] ?? looks[0];
    // A child on a chair of the same height still looks over its back.
    const short = (look.size ?? 1) < 0.8 ? -24 : 0;
    const sitter = figure(x, y + (118 + short) * scale, scale, dimmed(look, dark), {
      back: true,
      legs: 'none',
      hands: [
        [-2, 44],
        [2, 44],
      ],
    });
    return seat ? sitter + chairBack(x, y + 118 * scale, scale, shade(seat, dark)) : sitter;
  });
  return group({}, ...people);
}
