import { diagonal, vertical } from '../paint.ts';
import { shade, tint, tone } from '../palette.ts';
import { range } from '../random.ts';
import { group, polygon, rect } from '../svg.ts';

/** A glass front that reflects the sky, between piers of pale stone. */
export const office = group(
  {},
  rect(220, 60, 1160, 680, tone.paper),
  rect(1250, 60, 130, 680, tone.ink, { opacity: 0.1 }),
  rect(190, 40, 1220, 34, tint(tone.sand, 0.3)) + rect(190, 68, 1220, 10, shade(tone.sand, 0.2)),
  ...range(3).flatMap((row) =>
    range(8).map((i) => {
      const x = 252 + i * 140;
      const y = 104 + row * 150;
      const glass = rect(
        x,
        y,
        112,
        118,
        diagonal([tone.sky, 0], [tone.softBlue, 0.45], [tone.marine, 1]),
      );
      const lit =
        (i * 3 + row * 5) % 7 === 0 ? rect(x + 56, y, 56, 118, tone.peach, { opacity: 0.45 }) : '';
      return (
        glass +
        lit +
        polygon(
          [
            [x, y],
            [x + 50, y],
            [x, y + 96],
          ],
          tone.cream,
          { opacity: 0.25 },
        ) +
        rect(x + 53, y, 5, 118, tone.cream) +
        rect(x - 4, y + 118, 120, 8, shade(tone.sand, 0.12))
      );
    }),
  ),
  rect(220, 548, 1160, 18, tone.sand),
);

export const entrance = group(
  {},
  rect(600, 566, 400, 176, vertical([tone.marine, 0], [tone.navy, 1])),
  ...[600, 700, 800, 900].map(
    (x) =>
      polygon(
        [
          [x + 8, 576],
          [x + 60, 576],
          [x + 8, 690],
        ],
        tone.softBlue,
        { opacity: 0.4 },
      ) + rect(x, 566, 6, 176, tone.dune),
  ),
  polygon(
    [
      [560, 540],
      [1040, 540],
      [1070, 572],
      [530, 572],
    ],
    tone.navy,
  ),
  rect(530, 568, 540, 8, tone.ink),
  rect(252, 590, 300, 140, tint(tone.softBlue, 0.2)) + rect(1050, 590, 300, 140, tone.softBlue),
);
