import { shade, tint, tone } from '../palette.ts';
import { range } from '../random.ts';
import { circle, group, polygon, rect, stroke } from '../svg.ts';

/** Foam wedges on the wall: each catches the lamp on its left face. */
export const foam = (x: number, y: number) =>
  group(
    {},
    ...range(16).map((i) => {
      const left = x + (i % 4) * 70;
      const top = y + Math.floor(i / 4) * 70;
      return (
        rect(left, top, 66, 66, tone.marine) +
        polygon(
          [
            [left, top],
            [left + 33, top + 33],
            [left, top + 66],
          ],
          tint(tone.marine, 0.14),
        ) +
        polygon(
          [
            [left + 66, top],
            [left + 33, top + 33],
            [left + 66, top + 66],
          ],
          shade(tone.marine, 0.4),
        ) +
        polygon(
          [
            [left, top + 66],
            [left + 33, top + 33],
            [left + 66, top + 66],
          ],
          shade(tone.marine, 0.22),
        )
      );
    }),
  );

/** A microphone on a jointed arm that rises from the desk; `way` mirrors it. */
export const microphone = (x: number, y: number, way: number) =>
  group(
    { transform: `translate(${x} ${y}) scale(${way * 1.3} 1.3)` },
    stroke('M0 0V-40L-70-190L70-260', tone.slate, 8),
    circle(0, -40, 9, tone.ink) + circle(-70, -190, 10, tone.ink),
    rect(-26, -8, 52, 14, tone.ink, { rx: 4 }),
    group(
      { transform: 'translate(86 -246) rotate(24)' },
      rect(-22, -36, 44, 78, tone.ink, { rx: 20 }),
      rect(-22, -36, 44, 44, tone.slate, { rx: 20 }),
      stroke('M-14-18H14M-15-6H15', tone.stone, 3),
      rect(-22, 6, 44, 5, tone.dune),
    ),
  );
