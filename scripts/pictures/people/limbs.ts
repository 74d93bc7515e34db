import { shade } from '../palette.ts';
import { circle, num, type Point, path, stroke } from '../svg.ts';

/** Where the elbow or knee lies between two joints; `bend` says to which side it points. */
function joint(
  [x1, y1]: Point,
  [x2, y2]: Point,
  upper: number,
  lower: number,
  bend: number,
): Point {
  const dx = x2 - x1;
  const dy = y2 - y1;
  const reach = Math.min(Math.hypot(dx, dy), (upper + lower) * 0.999);
  const along = (upper * upper - lower * lower + reach * reach) / (2 * reach);
  const aside = Math.sqrt(Math.max(0, upper * upper - along * along)) * bend;
  const length = Math.hypot(dx, dy) || 1;
  return [x1 + (dx * along - dy * aside) / length, y1 + (dy * along + dx * aside) / length];
}

const through = (...points: Point[]) =>
  `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}`;

/** A sleeve and a hand; both lengths are those of an adult of 180 units. */
export function arm(
  shoulder: Point,
  hand: Point,
  bend: number,
  sleeve: string,
  skinTone: string,
): string {
  const elbow = joint(shoulder, hand, 30, 27, bend);
  const reach = Math.hypot(hand[0] - elbow[0], hand[1] - elbow[1]) || 1;
  const tip = (length: number): Point => [
    elbow[0] + ((hand[0] - elbow[0]) * length) / reach,
    elbow[1] + ((hand[1] - elbow[1]) * length) / reach,
  ];
  const wrist = tip(22);
  return (
    stroke(through(tip(20), tip(26)), skinTone, 5.6) +
    circle(...tip(27), 3.9, skinTone) +
    stroke(through(shoulder, elbow), sleeve, 10.5) +
    stroke(through(elbow, wrist), sleeve, 9)
  );
}

/** A trouser leg (or a bare one) and its shoe, which points to where `toe` says. */
export function leg(
  hip: Point,
  foot: Point,
  bend: number,
  cloth: string,
  toe: number,
  width = 13,
): string {
  const knee = joint(hip, [foot[0], foot[1] - 5], 44, 43, bend);
  const [fx, fy] = foot;
  const shoe = path(
    `M${num(fx - 5)} ${num(fy)}C${num(fx - 6)} ${num(fy - 8)} ${num(fx + 6)} ${num(fy - 8)} ${num(fx + 5 + toe)} ${num(fy)}Z`,
    shade('#3a2b28', 0.35),
  );
  return (
    shoe +
    stroke(through(hip, knee), cloth, width) +
    stroke(through(knee, [fx, fy - 7]), cloth, width - 1.4)
  );
}
