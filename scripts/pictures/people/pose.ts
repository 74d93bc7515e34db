import type { Point } from '../svg.ts';

/** How a small figure stands or sits; what it looks like is its look (look.ts). */
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
export const hipHeight = (pose: Pose) => (pose.legs === 'seat' || pose.legs === 'side' ? 50 : 90);
