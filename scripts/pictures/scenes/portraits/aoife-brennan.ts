import { glow, outOfFocus } from '../../light.ts';
import { vertical } from '../../paint.ts';
import { hair, mix, shade, skin, tint, tone } from '../../palette.ts';
import { bust } from '../../people/bust.ts';
import { blouse } from '../../people/clothes.ts';
import { portrait } from '../../scene.ts';
import { at, ellipse, group, path, rect, stroke } from '../../svg.ts';

/** Headlands that step back into the haze, with the sea between them. */
const coast = group(
  {},
  rect(-60, -60, 1320, 1620, vertical([tone.softBlue, 0], [tone.sky, 0.28], [tone.cream, 0.52])),
  glow(230, 330, 420, 0.9, tone.cream),
  ellipse(900, 260, 240, 34, tone.cream, { opacity: 0.7 }) +
    ellipse(1040, 300, 200, 26, tone.cream, { opacity: 0.6 }),
  rect(-60, 720, 1320, 420, vertical([mix(tone.sky, tone.marine, 0.35), 0], [tone.marine, 1])),
  path('M700 730C820 640 980 600 1260 590V760H700Z', mix(tone.sage, tone.sky, 0.55)),
  path('M-60 700C120 640 260 660 420 740L420 770H-60Z', mix(tone.sage, tone.sky, 0.4)),
  path('M820 800C940 700 1100 690 1260 660V960C1100 900 960 860 820 800Z', tone.sage),
  path('M-60 800C140 760 300 820 420 940C300 980 100 1000-60 1000Z', tone.olive),
  path('M-60 960C200 900 420 960 640 1090C860 1000 1040 960 1260 940V1600H-60Z', tone.moss),
  path('M-60 1120C240 1060 500 1120 700 1220C900 1160 1100 1130 1260 1120V1600H-60Z', tone.forest),
  stroke(
    'M-40 860C120 840 240 870 330 930M880 800C1000 760 1120 740 1240 720',
    tint(tone.sage, 0.4),
    5,
  ),
  stroke('M480 820h120M640 870h90M520 910h70M760 900h60', tone.cream, 5, { opacity: 0.5 }),
);

const waves =
  'M-150-120C-220-20-200 120-236 240C-262 330-240 420-196 470C-120 520-90 440-100 380H100C90 440 120 520 196 470C240 420 262 330 236 240C200 120 220-20 150-120C150-250 80-296 0-296C-80-296-150-250-150-120Z';

const parted =
  path(
    'M-160 60C-190-130-150-296 0-298C150-296 190-130 160 60C186 140 196 200 190 280C160 240 146 160 148 70C150 0 138-90 30-196C-20-110-128-90-146 60C-146 160-160 240-190 280C-196 200-186 140-160 60Z',
    hair.auburn,
  ) +
  stroke(
    'M30-200C-30-120-130-100-160 50M44-196C120-130 160-60 164 60M-60-262C-130-210-168-120-170-20',
    shade(hair.auburn, 0.22),
    6,
  ) +
  stroke(
    'M-176 100C-190 180-200 220-196 290M90-250C140-210 168-140 172-60',
    tint(hair.auburn, 0.28),
    6,
  );

export const aoifeBrennan = portrait('portrait-aoife-brennan', () => [
  outOfFocus(3, coast),
  at(
    600,
    620,
    1.06,
    bust({
      skin: skin.fair,
      brow: shade(hair.auburn, 0.2),
      hairBehind: path(waves, shade(hair.auburn, 0.2)),
      hairOver: parted,
      clothes: blouse(tone.paper, 110, tone.sand),
      jaw: 0.94,
      build: 0.9,
      lips: '#c4716a',
    }),
  ),
]);
