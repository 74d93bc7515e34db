import { el, group } from './svg.ts';

/**
 * A gradient or a blur is named after its own contents (`lin-0-0-0-1_f4efe6-100-0_…`), so the
 * drawing helpers stay pure functions that return strings: `definitions` reads the names a
 * picture uses and writes each of them once.
 */
type Stop = readonly [colour: string, offset: number, opacity?: number];

const encode = (stops: readonly Stop[]) =>
  stops
    .map(
      ([colour, offset, opacity = 1]) =>
        `${colour.slice(1)}-${Math.round(opacity * 100)}-${Math.round(offset * 100)}`,
    )
    .join('_');

/** Top to bottom. */
export const vertical = (...stops: Stop[]) => `url(#lin-0-0-0-1_${encode(stops)})`;
/** Left to right. */
export const horizontal = (...stops: Stop[]) => `url(#lin-0-0-1-0_${encode(stops)})`;
/** From the top left corner to the bottom right one. */
export const diagonal = (...stops: Stop[]) => `url(#lin-0-0-1-1_${encode(stops)})`;
/** From the middle outward. */
export const radial = (...stops: Stop[]) => `url(#rad_${encode(stops)})`;

/** Soft edges, for shadows and for light. */
export const blurred = (radius: number, ...children: string[]) =>
  group({ filter: `url(#blur_${Math.round(radius)})` }, ...children);

export function definitions(body: string): string {
  const names = new Set(
    Array.from(body.matchAll(/url\(#((?:lin|rad|blur)[^)]*)\)/g), (match) => match[1] ?? ''),
  );
  return el('defs', {}, ...Array.from(names, define), '');
}

function define(name: string): string {
  const [kind = '', ...parts] = name.split('_');
  if (kind === 'blur') {
    const region = { x: '-50%', y: '-50%', width: '200%', height: '200%' };
    return el('filter', { id: name, ...region }, el('feGaussianBlur', { stdDeviation: parts[0] }));
  }
  const stops = parts.map((part) => {
    const [colour, opacity, offset] = part.split('-');
    return el('stop', {
      offset: `${offset}%`,
      'stop-color': `#${colour}`,
      'stop-opacity': Number(opacity) / 100,
    });
  });
  if (kind === 'rad') return el('radialGradient', { id: name }, ...stops);
  const [, x1, y1, x2, y2] = kind.split('-');
  return el('linearGradient', { id: name, x1, y1, x2, y2 }, ...stops);
}
