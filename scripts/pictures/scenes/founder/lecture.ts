import { footShade, glow } from '../../light.ts';
import { vertical } from '../../paint.ts';
import { mix, shade, tint, tone } from '../../palette.ts';
import { figure, grounded } from '../../people/figure.ts';
import { cast, founder, type Look } from '../../people/look.ts';
import { lectern } from '../../places/furniture.ts';
import { range } from '../../random.ts';
import { landscape } from '../../scene.ts';
import { circle, group, path, polygon, rect, stroke } from '../../svg.ts';

/** A decision path: three ways that part and lead to one end. */
const diagram = group(
  {},
  rect(610, 96, 740, 420, tone.ink, { opacity: 0.4 }),
  rect(600, 84, 740, 420, tone.cream),
  stroke(
    'M720 294H820C860 294 860 190 900 190H1010C1060 190 1060 294 1110 294H1210M820 294H1110M820 294C860 294 860 398 900 398H1010C1060 398 1060 294 1110 294',
    tone.softBlue,
    9,
  ),
  circle(716, 294, 44, tone.navy) + circle(716, 294, 18, tone.cream),
  rect(900, 154, 110, 72, tone.blue, { rx: 14 }) +
    rect(900, 258, 110, 72, tone.terracotta, { rx: 14 }) +
    rect(900, 362, 110, 72, tone.moss, { rx: 14 }),
  circle(1222, 294, 52, tone.accent) + stroke('M1200 296L1216 312L1246 278', tone.cream, 10),
  ...range(3).map(
    (i) =>
      rect(920, 180 + i * 104, 70, 8, tone.cream, { rx: 4 }) +
      rect(920, 194 + i * 104, 44, 8, tone.cream, { rx: 4 }),
  ),
);

const hall = group(
  {},
  rect(0, 0, 1600, 660, vertical([tone.navy, 0], [tone.marine, 1])),
  ...range(8).map((i) => rect(i * 210 - 20, 0, 90, 640, tone.wood, { opacity: 0.35 })),
  rect(0, 600, 1600, 90, shade(tone.walnut, 0.1)) + rect(0, 600, 1600, 10, tint(tone.wood, 0.2)),
  rect(0, 680, 1600, 320, shade(tone.walnut, 0.4)),
  glow(980, 300, 760, 0.34),
);

const students: readonly Look[] = [
  cast.priya,
  cast.tom,
  cast.ruth,
  cast.wei,
  cast.aoife,
  cast.arjun,
  cast.mei,
  cast.omar,
  cast.amina,
  cast.daniel,
  cast.nadia,
  cast.valentina,
];

/** One curved tier, its students seen from behind over their desk; nearer tiers are darker. */
function tier(y: number, scale: number, count: number, first: number, dark: number): string {
  const sag = (x: number) => y + ((x - 800) / 800) ** 2 * -46;
  const people = range(count).map((i) => {
    const x = ((i + 0.5) / count) * 1720 - 60;
    const look = students[(i * 5 + first) % students.length] ?? cast.wei;
    const dim = {
      ...look,
      top: shade(look.top, dark),
      hair: shade(look.hair, dark * 0.6),
      skin: shade(look.skin, dark),
    };
    return figure(x, sag(x) + 118 * scale, scale, dim, {
      back: true,
      legs: 'none',
      turn: 0.3,
      hands: [
        [-2, 40],
        [2, 40],
      ],
    });
  });
  const wood = mix(tone.wood, tone.ink, dark);
  const edge = `M-20 ${y - 46}Q800 ${y + 46} 1620 ${y - 46}`;
  return group(
    {},
    ...people,
    path(`${edge}V${y + 240}H-20Z`, shade(wood, 0.14)),
    stroke(edge, tint(wood, 0.14), 16),
  );
}

export const lecture = landscape('founder-03-lecture', () => [
  hall,
  diagram,
  polygon(
    [
      [600, 504],
      [1340, 504],
      [1480, 660],
      [500, 660],
    ],
    tone.cream,
    { opacity: 0.08 },
  ),
  grounded(420, 668, 2.1, founder, {
    turn: 0.8,
    hands: [
      [-10, 44],
      [46, -14],
    ],
    bends: [1, 1],
  }),
  lectern(300, 680, 0.9, tone.wood),
  tier(720, 1.5, 11, 0, 0.2),
  tier(830, 1.9, 9, 3, 0.36),
  tier(960, 2.4, 7, 7, 0.5),
  footShade(1600, 1000, 700, 0.3),
]);
