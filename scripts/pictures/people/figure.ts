import { blurred } from '../paint.ts';
import { shade, tone } from '../palette.ts';
import { at, ellipse, group, num, type Point, path } from '../svg.ts';
import { hairBehind, head } from './head.ts';
import { legs } from './legs.ts';
import { arm } from './limbs.ts';
import type { Look } from './look.ts';
import { hipHeight, type Pose } from './pose.ts';
import { torso } from './torso.ts';

/** A person whose feet are at (x, y); `scale` 2 makes an adult 360 pixels tall. */
export function figure(x: number, y: number, scale: number, look: Look, pose: Pose = {}): string {
  const size = scale * (look.size ?? 1);
  return at(x, y, size, legs(look, pose), upperBody(look, pose));
}

/** The same, with the long soft shadow of the low light from the left. */
export function grounded(x: number, y: number, scale: number, look: Look, pose: Pose = {}): string {
  const size = scale * (look.size ?? 1);
  const fall = ellipse(x + 42 * size, y - 1 * size, 56 * size, 6.5 * size, tone.ink, {
    opacity: 0.26,
  });
  return blurred(4 * scale, fall) + figure(x, y, scale, look, pose);
}

function upperBody(look: Look, pose: Pose): string {
  const {
    turn = 0,
    back = false,
    lean = 0,
    bends = [1, -1],
    hands = [
      [-3.5, 56.2],
      [3.5, 56.2],
    ],
  } = pose;
  const half = look.slim ? 17 : 20;
  const left: Point = [-half + 3.5, -50];
  const right: Point = [half - 3.5, -50];
  const reach = (from: Point, by: Point): Point => [from[0] + by[0], from[1] + by[1]];
  const armOf = (from: Point, by: Point, bend: number, sleeve: string) =>
    arm(from, reach(from, by), bend, sleeve, look.skin);
  const arms =
    armOf(left, hands[0], bends[0], shade(look.top, 0.06)) +
    armOf(right, hands[1], bends[1], shade(look.top, 0.16));
  const facing = { turn, back };
  const shift = `translate(${num(lean)} ${num(-hipHeight(pose))})`;
  const skull = `translate(${num(turn * 1.5)} -75)`;
  const neck = path('M-4.6-68L-5-58C-3-54 3-54 5-58L4.6-68Z', shade(look.skin, 0.14));
  const order = back
    ? [
        arms,
        torso(look, half, back),
        pose.held ?? '',
        neck,
        group({ transform: skull }, hairBehind(look), head(look, facing)),
      ]
    : [
        group({ transform: skull }, hairBehind(look)),
        torso(look, half, back),
        neck,
        pose.held ?? '',
        arms,
        group({ transform: skull }, head(look, facing)),
      ];
  return group({ transform: shift }, ...order);
}

/** Where the middle of the head lies and how large a unit is, to add headphones and the like. */
export function headOf(
  x: number,
  y: number,
  scale: number,
  look: Look,
  pose: Pose = {},
): { x: number; y: number; unit: number } {
  const unit = scale * (look.size ?? 1);
  return {
    x: x + ((pose.turn ?? 0) * 1.5 + (pose.lean ?? 0)) * unit,
    y: y - (hipHeight(pose) + 75) * unit,
    unit,
  };
}
