import type { ReactNode } from 'react';

interface PathCopies {
  /** Prefix of the ids, unique on the page. */
  readonly id: string;
  /** Number of copies of the path, rotated evenly around the origin. */
  readonly copies: number;
}

/**
 * Defines what {@link RotatedCopies} repeats: the path, and its first few copies. A browser draws a
 * marker at each corner of a line without copying its elements. `<use>` copies them: the drawings of
 * an index were four fifths of the elements whose style the browser calculated.
 */
export function RotatedPath({ id, path, copies }: PathCopies & { readonly path: string }) {
  const few = largestDivisorUpToRoot(copies);
  return (
    <>
      <Corner id={cornerId(id, 1)}>
        <path d={path} />
      </Corner>
      <Corner id={cornerId(id, few)}>
        <Polygon corner={cornerId(id, 1)} count={few} angle={360 / copies} />
      </Corner>
    </>
  );
}

/** Draws all copies of a {@link RotatedPath}, in its colour. */
export function RotatedCopies({ id, copies }: PathCopies) {
  const few = largestDivisorUpToRoot(copies);
  return <Polygon corner={cornerId(id, few)} count={copies / few} angle={(360 / copies) * few} />;
}

/** The largest divisor up to the square root, so that both polygons have few corners. */
function largestDivisorUpToRoot(number: number): number {
  let divisor = Math.floor(Math.sqrt(number));
  while (number % divisor !== 0) divisor -= 1;
  return divisor;
}

/** Contains an underscore, so that it cannot equal a section id, which staff choose. */
const cornerId = (id: string, copies: number) => `${id}_${copies}`;

/** Distance of the polygons' corners from the origin. */
const RADIUS = 100;

/** What is drawn at the corners of a polygon; its content's origin is the polygon's. */
function Corner({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <marker id={id} orient="auto" markerUnits="userSpaceOnUse" refY={-RADIUS} overflow="visible">
      {children}
    </marker>
  );
}

interface PolygonProps {
  /** Id of what is drawn at each corner, turned with it. */
  readonly corner: string;
  readonly count: number;
  /** Angle between two corners, in degrees. */
  readonly angle: number;
}

/**
 * Invisible sides around the origin, the first corner at the top. A line's direction at a corner
 * follows from both neighbours, and its ends have only one: they are additional points.
 */
function Polygon({ corner, count, angle }: PolygonProps) {
  const points = Array.from({ length: count + 2 }, (_, index) => pointAt((index - 1) * angle));
  const [start, ...others] = points;
  const path = `M${start}L${others.join(' ')}`.replaceAll(' -', '-');
  return <path stroke="none" markerMid={`url(#${corner})`} d={path} />;
}

/** @param angle in degrees, clockwise from the top */
function pointAt(angle: number): string {
  const radians = (angle * Math.PI) / 180;
  const round = (length: number) => Math.round(length * RADIUS * 10) / 10;
  // Adding zero turns -0 into 0.
  return `${round(Math.sin(radians)) + 0} ${round(-Math.cos(radians)) + 0}`;
}
