import { vertical } from '../paint.ts';
import { tone } from '../palette.ts';
import { at, group, path, rect } from '../svg.ts';

/** Skies for a landscape format of 1600, from the top of the frame down to `height`. */
export const morningSky = (height: number) =>
  rect(0, 0, 1600, height, vertical([tone.softBlue, 0], [tone.sky, 0.45], [tone.paper, 1]));

export const eveningSky = (height: number) =>
  rect(
    0,
    0,
    1600,
    height,
    vertical([tone.marine, 0], [tone.softBlue, 0.3], [tone.peach, 0.72], [tone.clay, 1]),
  );

/** A flat-bottomed cloud about 300 wide. */
export const cloud = (x: number, y: number, scale: number, opacity = 0.75) =>
  at(
    x,
    y,
    scale,
    group(
      { opacity },
      path(
        'M0 0C-14-34 40-54 70-40C84-86 160-92 182-50C216-70 262-44 252-18C286-26 306-10 300 0Z',
        tone.cream,
      ),
      path('M40 0C60-20 120-24 160-14C200-28 260-16 300 0Z', tone.sky, { opacity: 0.5 }),
    ),
  );
