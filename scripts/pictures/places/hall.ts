import { vertical } from '../paint.ts';
import { mix, shade, tint, tone } from '../palette.ts';
import { range } from '../random.ts';
import { group, path, polygon, rect } from '../svg.ts';

/** A public hall: tall arched windows between pilasters, daylight in them. */
export const hallWindows = () =>
  group(
    {},
    rect(
      0,
      0,
      1600,
      740,
      vertical([mix(tone.sand, tone.dune, 0.3), 0], [tint(tone.sand, 0.35), 1]),
    ),
    ...range(5).map((i) => {
      const x = 100 + i * 320;
      return group(
        {},
        path(`M${x - 16} 640V260C${x - 16} 150 ${x + 136} 150 ${x + 136} 260V640Z`, tone.cream),
        path(
          `M${x} 640V262C${x} 168 ${x + 120} 168 ${x + 120} 262V640Z`,
          vertical([tone.softBlue, 0], [tone.paper, 1]),
        ),
        path(
          `M${x} 640V520C${x + 30} 480 ${x + 70} 500 ${x + 120} 470V640Z`,
          mix(tone.sage, tone.sky, 0.4),
        ),
        rect(x + 57, 190, 6, 450, tone.cream) +
          rect(x, 340, 120, 6, tone.cream) +
          rect(x, 480, 120, 6, tone.cream),
        rect(x - 120, 140, 50, 600, tone.paper) +
          rect(x - 84, 140, 14, 600, shade(tone.paper, 0.1)) +
          rect(x - 130, 120, 70, 22, tone.cream),
      );
    }),
    rect(0, 0, 1600, 60, tone.cream) + rect(0, 56, 1600, 12, shade(tone.sand, 0.1)),
    rect(0, 690, 1600, 52, shade(tone.sand, 0.12)),
  );

/** The parquet, with the light that the windows throw over it. */
export const hallFloor = () =>
  group(
    {},
    rect(0, 740, 1600, 260, vertical([tint(tone.wood, 0.2), 0], [shade(tone.wood, 0.2), 1])),
    ...range(5).map((i) =>
      polygon(
        [
          [100 + i * 320, 742],
          [220 + i * 320, 742],
          [420 + i * 320, 1000],
          [230 + i * 320, 1000],
        ],
        tone.cream,
        { opacity: 0.22 },
      ),
    ),
  );
