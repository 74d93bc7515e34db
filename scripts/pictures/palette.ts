/**
 * Every colour of every picture comes from here, so that twenty-six scenes read as one set.
 * A shade is always mixed toward ink (shadow) or cream (light), never toward black or white:
 * that is what keeps the whole set warm.
 */
export const tone = {
  ink: '#14233b',
  navy: '#1f3658',
  marine: '#2b4f7d',
  deepBlue: '#0f5aa8',
  blue: '#1976d2',
  softBlue: '#6ea8df',
  sky: '#b9d5ec',
  mist: '#dde8ee',
  paper: '#f4efe6',
  cream: '#fcf8f0',
  sand: '#e7d6ba',
  dune: '#d0b68f',
  peach: '#f3cfae',
  clay: '#dfa17d',
  terracotta: '#c4704b',
  brick: '#a2543b',
  wood: '#a8774f',
  walnut: '#5f4435',
  sage: '#a9b78f',
  olive: '#7f8f60',
  moss: '#62794f',
  forest: '#46624d',
  pine: '#2c483f',
  stone: '#b9b2a6',
  slate: '#6d7683',
  accent: '#dc004e',
} as const;

export const skin = {
  fair: '#f2cfb6',
  light: '#eabf9c',
  tan: '#d3a078',
  bronze: '#b57d55',
  brown: '#8a5a3c',
  deep: '#643f2d',
} as const;

export const hair = {
  black: '#1d1c24',
  umber: '#35241f',
  brown: '#5e3d2a',
  auburn: '#a8502b',
  blond: '#c79b5b',
  grey: '#8d8c8f',
  silver: '#cfcac2',
} as const;

function channels(colour: string): [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** The colour that lies `amount` (0 to 1) of the way from one colour to another. */
export function mix(from: string, to: string, amount: number): string {
  const [r1, g1, b1] = channels(from);
  const [r2, g2, b2] = channels(to);
  const blend = (a: number, b: number) =>
    Math.round(a + (b - a) * amount)
      .toString(16)
      .padStart(2, '0');
  return `#${blend(r1, r2)}${blend(g1, g2)}${blend(b1, b2)}`;
}

export const shade = (colour: string, amount: number) => mix(colour, tone.ink, amount);
export const tint = (colour: string, amount: number) => mix(colour, tone.cream, amount);
