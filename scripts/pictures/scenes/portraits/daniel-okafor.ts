import { outOfFocus } from '../../light.ts';
import { horizontal, vertical } from '../../paint.ts';
import { hair, shade, skin, tint, tone } from '../../palette.ts';
import { bust } from '../../people/bust.ts';
import { jacket } from '../../people/clothes.ts';
import { newYork } from '../../places/skylines.ts';
import { portrait } from '../../scene.ts';
import { at, circle, group, path, polygon, rect, stroke } from '../../svg.ts';

const crop =
  path(
    'M-146-40C-160-190-110-268 0-268C110-268 160-190 146-40C140-76 136-110 126-140C90-176 50-184 0-184C-50-184-90-176-126-140C-136-110-140-76-146-40Z',
    hair.black,
  ) + stroke('M-90-220C-50-248 40-250 84-226', tint(hair.black, 0.14), 7);

/** A high window over Manhattan in the late afternoon. */
const window = group(
  {},
  rect(-60, -60, 1320, 1620, vertical([tone.softBlue, 0], [tone.sky, 0.35], [tone.peach, 0.75])),
  circle(250, 560, 90, tone.cream, { opacity: 0.9 }),
  newYork(1060, 1.5, 1),
  rect(-60, 1050, 1320, 600, tone.marine),
);

const frame = group(
  {},
  rect(0, 0, 46, 1500, tone.navy),
  rect(386, 0, 26, 1500, tone.navy),
  rect(800, 0, 26, 1500, tone.navy),
  rect(1160, 0, 40, 1500, tone.navy),
  rect(0, 330, 1200, 20, tone.navy),
  polygon(
    [
      [46, 0],
      [180, 0],
      [46, 330],
    ],
    tone.cream,
    { opacity: 0.2 },
  ),
  polygon(
    [
      [412, 350],
      [640, 350],
      [412, 900],
    ],
    tone.cream,
    { opacity: 0.16 },
  ),
  rect(0, 1180, 1200, 320, vertical([shade(tone.sand, 0.1), 0], [shade(tone.dune, 0.3), 1])),
  rect(0, 1170, 1200, 16, tone.cream),
);

export const danielOkafor = portrait('portrait-daniel-okafor', () => [
  outOfFocus(4, window),
  frame,
  rect(0, 0, 1200, 1500, horizontal([tone.peach, 0, 0.16], [tone.ink, 1, 0.3])),
  at(
    600,
    610,
    1.08,
    bust({
      skin: skin.deep,
      brow: hair.black,
      hairBehind: '',
      hairOver: crop,
      clothes: jacket(tone.slate, tone.mist, tone.blue),
      glasses: true,
      jaw: 1.12,
      build: 1.02,
      browWeight: 1.25,
    }),
  ),
]);
