import { glow, outOfFocus } from '../../light.ts';
import { vertical } from '../../paint.ts';
import { hair, mix, shade, skin, tint, tone } from '../../palette.ts';
import { bust } from '../../people/bust.ts';
import { jacket } from '../../people/clothes.ts';
import { sailingBoat } from '../../places/water.ts';
import { portrait } from '../../scene.ts';
import { at, group, path, rect, stroke } from '../../svg.ts';

/** A sheltered Caribbean harbour, moored boats on still water. */
const harbour = group(
  {},
  rect(-60, -60, 1320, 1620, vertical([tone.blue, 0], [tone.softBlue, 0.25], [tone.mist, 0.52])),
  glow(180, 240, 420, 0.7, tone.cream),
  path(
    'M-60 690C100 560 260 600 420 640C560 560 700 600 860 650C1000 560 1140 580 1260 620V800H-60Z',
    mix(tone.sage, tone.sky, 0.45),
  ),
  path(
    'M-60 740C160 660 320 700 500 730C760 690 1000 700 1260 670V820H-60Z',
    mix(tone.forest, tone.sky, 0.3),
  ),
  rect(
    -60,
    780,
    1320,
    800,
    vertical([mix(tone.softBlue, tone.sky, 0.3), 0], [tone.blue, 0.5], [tone.marine, 1]),
  ),
  ...[60, 150, 235, 905, 1000, 1110].map((x, i) =>
    group(
      {},
      rect(x, 728 - (i % 2) * 14, 62, 60, [tone.clay, tone.cream, tone.peach][i % 3] ?? tone.cream),
      path(`M${x - 8} ${730 - (i % 2) * 14}l39-30l39 30Z`, tone.brick),
    ),
  ),
  sailingBoat(180, 900, 1.5, tone.cream, tone.navy),
  sailingBoat(1010, 890, 1.35, tone.peach, tone.terracotta),
  sailingBoat(70, 1130, 2.2, tone.cream, tone.terracotta),
  sailingBoat(1150, 1110, 2.1, tone.sand, tone.navy),
  stroke(
    'M300 960h130M360 1010h80M820 950h90M760 1020h140M240 1200h120M900 1190h150',
    tone.cream,
    6,
    { opacity: 0.45 },
  ),
);

const crop =
  path(
    'M-146-40C-158-180-112-256 0-256C112-256 158-180 146-40C140-84 134-118 120-146C84-172 50-178 0-178C-50-178-84-172-120-146C-134-118-140-84-146-40Z',
    mix(hair.black, hair.grey, 0.25),
  ) + stroke('M-138-90C-142-70-143-56-143-40M138-90C142-70 143-56 143-40', hair.grey, 8);

const beard =
  path(
    'M-160-20C-136 60-128 90-100 104C-60 96-40 100 0 100C40 100 60 96 100 104C128 90 136 60 160-20V240H-160ZM-50 128C-30 150 30 150 50 128C36 112-36 112-50 128Z',
    mix(hair.black, hair.grey, 0.2),
    {
      'fill-rule': 'evenodd',
    },
  ) +
  stroke('M-34 184C-12 196 16 196 36 184M-16 204H18', tint(hair.grey, 0.1), 6, { opacity: 0.7 });

export const marcusBaptiste = portrait('portrait-marcus-baptiste', () => [
  outOfFocus(3, harbour),
  at(
    600,
    610,
    1.1,
    bust({
      skin: skin.brown,
      brow: hair.black,
      hairBehind: '',
      hairOver: crop,
      clothes: jacket(tone.sand, tone.cream),
      beard,
      jaw: 1.14,
      build: 1.06,
      lined: true,
      browWeight: 1.3,
      lips: shade('#9a5a4a', 0.05),
    }),
  ),
]);
