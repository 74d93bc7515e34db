import { fallen } from '../light.ts';
import { diagonal } from '../paint.ts';
import { shade, tint, tone } from '../palette.ts';
import { range } from '../random.ts';
import { at, group, path, polygon, rect, stroke } from '../svg.ts';

export const parasol = (x: number, ground: number, scale: number, colour: string) =>
  fallen(x, ground, 130 * scale, 12 * scale) +
  at(
    x,
    ground,
    scale,
    stroke('M0 0V-150', tone.walnut, 6),
    path(
      'M-96-128C-70-176 70-176 96-128Q72-138 48-128Q24-138 0-128Q-24-138-48-128Q-72-138-96-128Z',
      colour,
    ),
    path('M0-164C30-164 70-160 96-128Q72-138 48-128C44-146 26-160 0-164Z', shade(colour, 0.16)),
    path('M0-164C-20-158-40-146-48-128Q-24-138 0-128Z', tint(colour, 0.3)),
  );

export const lounger = (x: number, ground: number, scale: number) =>
  at(
    x,
    ground,
    scale,
    stroke('M-60 0V-22M50 0V-22', tone.walnut, 6),
    path('M-70-30L-110-76L-98-84L-56-36H74V-24H-66Z', tone.cream),
    path('M-56-36H74V-30H-60Z', tone.softBlue),
  );

const glass = (x: number, y: number, width: number, height: number) =>
  rect(x, y, width, height, diagonal([tone.sky, 0], [tone.softBlue, 0.5], [tone.marine, 1])) +
  polygon(
    [
      [x, y],
      [x + width * 0.5, y],
      [x, y + height],
    ],
    tone.cream,
    { opacity: 0.22 },
  );

/** A long, low house with a tall glazed gable in the middle and a shaded veranda. */
export const clubhouseBuilding = group(
  {},
  rect(180, 420, 860, 220, tone.paper),
  ...range(9).map((i) =>
    i === 4 ? '' : glass(204 + i * 94, 470, 72, 150) + rect(238 + i * 94, 470, 4, 150, tone.cream),
  ),
  polygon(
    [
      [140, 430],
      [210, 330],
      [1010, 330],
      [1080, 430],
    ],
    tone.navy,
  ),
  polygon(
    [
      [140, 430],
      [150, 416],
      [1070, 416],
      [1080, 430],
    ],
    shade(tone.navy, 0.3),
  ),
  polygon(
    [
      [460, 640],
      [460, 380],
      [610, 240],
      [760, 380],
      [760, 640],
    ],
    tone.sand,
  ),
  polygon(
    [
      [490, 640],
      [490, 392],
      [610, 280],
      [730, 392],
      [730, 640],
    ],
    diagonal([tone.sky, 0], [tone.softBlue, 0.5], [tone.marine, 1]),
  ),
  polygon(
    [
      [490, 392],
      [610, 280],
      [640, 308],
      [490, 560],
    ],
    tone.cream,
    { opacity: 0.2 },
  ),
  rect(606, 284, 8, 356, tone.cream) +
    rect(490, 470, 240, 8, tone.cream) +
    rect(546, 340, 6, 300, tone.cream) +
    rect(668, 340, 6, 300, tone.cream),
  polygon(
    [
      [430, 396],
      [610, 220],
      [790, 396],
      [770, 404],
      [610, 250],
      [450, 404],
    ],
    shade(tone.navy, 0.1),
  ),
  rect(180, 430, 280, 26, tone.ink, { opacity: 0.2 }) +
    rect(760, 430, 280, 26, tone.ink, { opacity: 0.2 }),
  ...[186, 280, 374, 836, 930, 1024].map((x) => rect(x, 430, 10, 210, tone.cream)),
  rect(900, 300, 40, 70, tone.brick) + rect(894, 294, 52, 12, shade(tone.brick, 0.3)),
);
