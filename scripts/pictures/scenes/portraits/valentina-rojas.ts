import { glow, outOfFocus } from '../../light.ts';
import { vertical } from '../../paint.ts';
import { hair, mix, shade, skin, tint, tone } from '../../palette.ts';
import { bust } from '../../people/bust.ts';
import { blouse } from '../../people/clothes.ts';
import { mountains } from '../../places/land.ts';
import { portrait } from '../../scene.ts';
import { at, ellipse, group, path, rect, stroke } from '../../svg.ts';

/** The Andes above their foothills, in clear morning light. */
const andes = group(
  {},
  rect(-60, -60, 1320, 1620, vertical([tone.blue, 0], [tone.softBlue, 0.2], [tone.peach, 0.56])),
  glow(150, 420, 420, 0.8, tone.cream),
  mountains(-80, 800, 1400, 460, mix(tone.softBlue, tone.mist, 0.35), 5),
  mountains(-120, 930, 1500, 420, mix(tone.marine, tone.softBlue, 0.45), 9),
  path(
    'M-60 900C200 820 420 900 640 940C860 860 1080 850 1260 820V1600H-60Z',
    mix(tone.sage, tone.softBlue, 0.3),
  ),
  path('M-60 1010C240 930 480 1020 700 1060C900 990 1100 980 1260 960V1600H-60Z', tone.olive),
  path(
    'M-60 1160C240 1080 560 1160 760 1220C960 1140 1100 1120 1260 1120V1600H-60Z',
    mix(tone.dune, tone.olive, 0.45),
  ),
);

const tied =
  path(
    'M-150-10C-176-170-130-282 0-284C130-282 176-170 150-10C146-50 142-80 130-110C80-130 0-170-30-206C-70-150-120-110-138-70C-146-50-148-30-150-10Z',
    hair.brown,
  ) +
  stroke(
    'M-30-210C-80-150-130-110-142-60M-10-214C50-160 110-130 140-100M-80-258C-124-220-148-160-150-100',
    shade(hair.brown, 0.25),
    5,
  ) +
  stroke('M40-268C100-244 140-190 148-120', tint(hair.brown, 0.25), 6);

const knot =
  ellipse(20, -310, 92, 74, shade(hair.brown, 0.12)) +
  stroke('M-50-310C-30-360 60-366 92-322M-44-290C0-330 60-330 84-296', tint(hair.brown, 0.15), 6);

export const valentinaRojas = portrait('portrait-valentina-rojas', () => [
  outOfFocus(3, andes),
  at(
    600,
    640,
    1.06,
    bust({
      skin: skin.bronze,
      brow: hair.umber,
      hairBehind:
        knot +
        path(
          'M-146-60C-170-240 170-240 146-60C150 20 140 80 120 120H-120C-140 80-150 20-146-60Z',
          shade(hair.brown, 0.25),
        ),
      hairOver: tied,
      clothes: blouse(tone.softBlue, 90, tone.cream),
      jaw: 1,
      build: 0.9,
      lips: '#a2504a',
      earrings: tone.accent,
    }),
  ),
]);
