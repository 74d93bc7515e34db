import { writeFileSync } from 'node:fs';
import { tone } from '../palette.ts';
import { grounded } from '../people/figure.ts';
import { cast, founder } from '../people/look.ts';
import { toPng } from '../render.ts';
import { landscape } from '../scene.ts';
import { rect } from '../svg.ts';

const looks = [founder, ...Object.values(cast)];
const s = landscape('sheet', () => [
  rect(0, 0, 1600, 1000, tone.sand),
  ...looks.map((l, i) =>
    grounded(
      90 + (i % 9) * 170,
      i < 9 ? 470 : 940,
      2.3,
      l,
      i % 9 === 1
        ? {
            hands: [
              [-30, -40],
              [0, 54],
            ],
            turn: 1,
          }
        : i % 9 === 2
          ? { legs: 'walk', turn: 1 }
          : i % 9 === 3
            ? {
                legs: 'seat',
                hands: [
                  [6, 46],
                  [-6, 46],
                ],
              }
            : i % 9 === 5
              ? { back: true }
              : i % 9 === 7
                ? {
                    legs: 'side',
                    turn: 1,
                    hands: [
                      [30, 30],
                      [30, 30],
                    ],
                  }
                : { turn: (i % 3) - 1 },
    ),
  ),
]);
writeFileSync('/tmp/pics/sheet.png', await toPng(s));
