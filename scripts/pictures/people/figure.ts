import { blurred } from '../paint.ts';
import { shade, tone } from '../palette.ts';
import { at, ellipse, group, num, type Point, path, polygon, stroke } from '../svg.ts';
import { hairBehind, head } from './head.ts';
import { arm, leg } from './limbs.ts';
import type { Look } from './look.ts';

export type Pose = {
  /** -1 looks to the left of the picture, 1 to the right. */
  readonly turn?: number;
  readonly back?: boolean;
  /** How far the shoulders are from above the hips. */
  readonly lean?: number;
  /** Where the hands are, from the shoulders: the one on the left of the picture first. */
  readonly hands?: readonly [Point, Point];
  /** To which side each elbow points: 1 or -1. */
  readonly bends?: readonly [number, number];
  /** "seat": on a chair facing us; "side": on a chair facing right; "none": behind a table. */
  readonly legs?: 'stand' | 'walk' | 'seat' | 'side' | 'none';
  /** Drawn after the body and before the arms, in the figure's own units. */
  readonly held?: string;
};

/** Hips are 90 units above the ground standing, 50 on a chair. */
const hipHeight = (pose: Pose) => (pose.legs === 'seat' || pose.legs === 'side' ? 50 : 90);

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
      [-6, 56],
      [6, 56],
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

function torso(look: Look, half: number, back: boolean): string {
  const hem = look.shirt ? 8 : 2;
  const waist = half - 5;
  const hip = half - 3.5;
  const body = path(
    `M-5-61C-10-58 ${num(-half)}-59 ${num(-half)}-48L${num(-waist)}-20L${num(-hip)} ${hem}H${num(hip)}L${num(waist)}-20L${num(half)}-48C${num(half)}-59 10-58 5-61C3-57-3-57-5-61Z`,
    look.top,
  );
  const side = path(
    `M6-58C3-40 4-10 5 ${hem}H${num(hip)}L${num(waist)}-20L${num(half)}-48C${num(half)}-56 12-58 6-58Z`,
    tone.ink,
    { opacity: 0.12 },
  );
  if (!look.shirt || back) return body + side;
  const shirt = polygon(
    [
      [-5.4, -60.5],
      [5.4, -60.5],
      [0.5, -24],
    ],
    look.shirt,
  );
  const tie = look.tie
    ? polygon(
        [
          [-1.6, -57],
          [1.6, -57],
          [2.2, -34],
          [0.4, -28],
          [-1.6, -34],
        ],
        look.tie,
      )
    : '';
  const lapels = stroke('M-5.6-60L.4-24V6M5.6-60L.4-24', shade(look.top, 0.35), 1.3);
  return body + side + shirt + tie + lapels;
}

function legs(look: Look, pose: Pose): string {
  const cloth = look.bottom;
  const far = shade(cloth, 0.14);
  const bare = look.skirt ? shade(look.skin, 0.08) : cloth;
  const width = look.skirt ? 9 : 13;
  switch (pose.legs ?? 'stand') {
    case 'none':
      return '';
    case 'walk':
      return (
        leg([3, -88], [-17, 0], -1, look.skirt ? shade(bare, 0.15) : far, 6, width) +
        leg([-2, -88], [17, 0], -1, bare, 7, width) +
        (look.skirt ? path('M-13-92H13L19-44Q0-38-17-44Z', cloth) : '')
      );
    case 'seat':
      return (
        stroke('M-8-50L-11-44M8-50L11-44', far, 16) +
        leg([-11, -43], [-10, 0], -0.02, bare, 0, width) +
        leg([11, -43], [10, 0], 0.02, look.skirt ? bare : far, 0, width) +
        (look.skirt ? path('M-15-56H15L19-36Q0-30-19-36Z', cloth) : '')
      );
    case 'side':
      return (
        stroke('M0-50L38-48', far, 15) +
        leg([38, -48], [42, 0], -0.02, look.skirt ? shade(bare, 0.15) : far, 7, width) +
        stroke('M0-50L34-48', cloth, 15) +
        leg([34, -48], [34, 0], -0.02, bare, 7, width)
      );
    default:
      return (
        leg([-7, -86], [-9, 0], 0.02, bare, -1, width) +
        leg([7, -86], [9, 0], -0.02, look.skirt ? shade(bare, 0.1) : far, 1, width) +
        (look.skirt
          ? path('M-13-94H13L18-42Q0-36-18-42Z', cloth) +
            path('M4-94H13L18-42Q10-39 6-39Z', tone.ink, { opacity: 0.14 })
          : '')
      );
  }
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
