/** Pieces of SVG as plain strings: a shape is a string, a picture is a list of them. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;
export type Point = readonly [number, number];

/** Two decimals are finer than a pixel, and keep the text the same on every machine. */
export const num = (value: number): string => String(Math.round(value * 100) / 100);

export function el(name: string, attributes: Attributes, ...children: string[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? num(value) : value}"`)
    .join('');
  return children.length
    ? `<${name}${written}>${children.join('')}</${name}>`
    : `<${name}${written}/>`;
}

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more: Attributes = {},
) => el('rect', { x, y, width, height, fill, ...more });

export const circle = (cx: number, cy: number, r: number, fill: string, more: Attributes = {}) =>
  el('circle', { cx, cy, r, fill, ...more });

export const ellipse = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  more: Attributes = {},
) => el('ellipse', { cx, cy, rx, ry, fill, ...more });

export const path = (d: string, fill: string, more: Attributes = {}) =>
  el('path', { d, fill, ...more });

export const polygon = (points: readonly Point[], fill: string, more: Attributes = {}) =>
  el('polygon', { points: points.map(([x, y]) => `${num(x)},${num(y)}`).join(' '), fill, ...more });

/** A line with round ends and joints: limbs, rails, strings of lights. */
export const stroke = (d: string, colour: string, width: number, more: Attributes = {}) =>
  el('path', {
    d,
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  });

export const polyline = (
  points: readonly Point[],
  colour: string,
  width: number,
  more: Attributes = {},
) => stroke(`M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}`, colour, width, more);

export const group = (attributes: Attributes, ...children: string[]) =>
  el('g', attributes, ...children, '');

/** Children drawn around (0, 0), placed at a point. */
export const at = (x: number, y: number, scale: number, ...children: string[]) =>
  group({ transform: `translate(${num(x)} ${num(y)}) scale(${num4(scale)})` }, ...children);

const num4 = (value: number): string => String(Math.round(value * 10000) / 10000);

/** Children seen only inside the given shape. The name must be unique in its picture. */
export const clipped = (name: string, shape: string, ...children: string[]) =>
  el('clipPath', { id: name }, shape) + group({ 'clip-path': `url(#${name})` }, ...children);
