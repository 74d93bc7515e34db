import { definitions } from './paint.ts';
import { el } from './svg.ts';

/** One picture: its file name, its size, and the shapes it is made of, back to front. */
export type Scene = {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly draw: () => string[];
};

export const landscape = (name: string, draw: () => string[]): Scene => ({
  name,
  width: 1600,
  height: 1000,
  draw,
});

export const portrait = (name: string, draw: () => string[]): Scene => ({
  name,
  width: 1200,
  height: 1500,
  draw,
});

export function toSvg(scene: Scene): string {
  const { width, height } = scene;
  const body = scene.draw().join('');
  const size = { width, height, viewBox: `0 0 ${width} ${height}` };
  return el('svg', { xmlns: 'http://www.w3.org/2000/svg', ...size }, definitions(body), body);
}
