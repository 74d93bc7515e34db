import { glow, outOfFocus } from '../../light.ts';
import { vertical } from '../../paint.ts';
import { hair, mix, shade, skin, tint, tone } from '../../palette.ts';
import { bust } from '../../people/bust.ts';
import { jacket } from '../../people/clothes.ts';
import { mosque } from '../../places/mosque.ts';
import { sailingBoat } from '../../places/water.ts';
import { portrait } from '../../scene.ts';
import { at, circle, group, path, rect, stroke } from '../../svg.ts';

/** Domes above the strait at the end of the day, the other shore in the haze. */
const strait = group(
  {},
  rect(-60, -60, 1320, 1620, vertical([tone.softBlue, 0], [tone.peach, 0.34], [tone.clay, 0.56])),
  glow(200, 560, 420, 0.95, tone.cream),
  circle(200, 560, 76, tone.cream),
  path(
    'M-60 780C160 720 420 750 640 740C900 700 1100 730 1260 700V840H-60Z',
    mix(tone.clay, tone.softBlue, 0.4),
  ),
  mosque(960, 800, 1.25, mix(tone.terracotta, tone.marine, 0.55)),
  mosque(150, 800, 0.75, mix(tone.clay, tone.marine, 0.35)),
  rect(
    -60,
    796,
    1320,
    800,
    vertical([tone.peach, 0], [mix(tone.softBlue, tone.peach, 0.3), 0.22], [tone.marine, 0.8]),
  ),
  stroke(
    'M120 830h170M150 870h120M90 920h200M140 980h130M760 880h150M860 950h220M700 1010h110',
    tone.cream,
    7,
    { opacity: 0.5 },
  ),
  sailingBoat(330, 930, 0.9, tone.cream, tone.navy),
  sailingBoat(1080, 1060, 1.4, tone.peach, tone.navy),
);

const long =
  'M-150-110C-204 20-196 200-212 330C-222 430-214 520-180 590C-130 640-96 560-104 480H104C96 560 130 640 180 590C214 520 222 430 212 330C196 200 204 20 150-110C150-250 84-292 0-292C-84-292-150-250-150-110Z';

const parted =
  path(
    'M-158 40C-186-140-146-292 0-294C146-292 186-140 158 40C170 220 214 400 212 560C184 620 130 570 128 500C156 320 146 160 150 40C144-60 110-130 0-214C-110-130-144-60-150 40C-146 160-156 320-128 500C-130 570-184 620-212 560C-214 400-170 220-158 40Z',
    hair.umber,
  ) +
  stroke(
    'M0-288V-218M-6-216C-110-140-150-60-158 40C-156 180-172 320-166 540M6-216C110-140 150-60 158 40C156 180 172 320 166 540',
    shade(hair.umber, 0.4),
    5,
  ) +
  stroke(
    'M-50-268C-120-220-166-120-166-20C-172 100-186 180-188 300M60-262C120-220 160-140 166-50',
    tint(hair.umber, 0.22),
    6,
  );

export const elifAydin = portrait('portrait-elif-aydin', () => [
  outOfFocus(3, strait),
  at(
    600,
    600,
    1.06,
    bust({
      skin: skin.tan,
      brow: hair.umber,
      hairBehind: path(long, shade(hair.umber, 0.25)),
      hairOver: parted,
      clothes: jacket(tone.terracotta, tone.paper),
      jaw: 0.98,
      build: 0.92,
      browWeight: 1.2,
      lips: '#b0564e',
      earrings: tone.dune,
    }),
  ),
]);
