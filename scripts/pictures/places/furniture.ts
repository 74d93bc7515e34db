import { fallen } from '../light.ts';
import { shade, tint, tone } from '../palette.ts';
import { at, circle, ellipse, group, path, polygon, rect, stroke } from '../svg.ts';

/** A table seen from the front: a lit top edge, a front panel or two legs. */
export const table = (
  x: number,
  ground: number,
  width: number,
  height: number,
  colour: string,
  panel = true,
) =>
  fallen(x + 40, ground, width, 16, 0.24) +
  group(
    {},
    panel
      ? rect(x + 16, ground - height + 14, width - 32, height - 14, shade(colour, 0.2)) +
          rect(x + width * 0.6, ground - height + 14, width * 0.4 - 16, height - 14, tone.ink, {
            opacity: 0.12,
          })
      : rect(x + 22, ground - height, 16, height, shade(colour, 0.3)) +
          rect(x + width - 38, ground - height, 16, height, shade(colour, 0.4)),
    rect(x + 16, ground - height + 18, width - 32, 12, tone.ink, { opacity: 0.16 }),
    rect(x, ground - height, width, 20, tint(colour, 0.08), { rx: 4 }),
    rect(x, ground - height, width, 6, tint(colour, 0.35), { rx: 3 }),
  );

/** A speaker's lectern seen from the front, about 130 wide. */
export const lectern = (x: number, ground: number, scale: number, colour: string) =>
  fallen(x, ground, 150 * scale, 12 * scale) +
  at(
    x,
    ground,
    scale,
    polygon(
      [
        [-52, -210],
        [52, -210],
        [42, 0],
        [-42, 0],
      ],
      colour,
    ),
    polygon(
      [
        [14, -210],
        [52, -210],
        [42, 0],
        [18, 0],
      ],
      tone.ink,
      { opacity: 0.16 },
    ),
    polygon(
      [
        [-66, -226],
        [66, -226],
        [58, -206],
        [-58, -206],
      ],
      tint(colour, 0.2),
    ),
    rect(-50, -8, 100, 10, shade(colour, 0.3)),
    circle(0, -120, 24, tint(colour, 0.28)) + circle(0, -120, 15, shade(colour, 0.1)),
    stroke('M20-226C22-250 12-262 6-268', tone.ink, 3) + ellipse(5, -270, 6, 8, tone.ink),
  );

/** An armchair of a stage, facing us; its seat is 100 above the ground at scale 1. */
export const armchair = (x: number, ground: number, scale: number, colour: string) =>
  fallen(x, ground, 170 * scale, 14 * scale) +
  at(
    x,
    ground,
    scale,
    stroke('M-58 0V-40M58 0V-40', tone.walnut, 9),
    path('M-66-40V-196C-66-230-40-236 0-236C40-236 66-230 66-196V-40Z', colour),
    path('M20-236C50-234 66-228 66-196V-40H24Z', tone.ink, { opacity: 0.12 }),
    rect(-74, -108, 148, 74, shade(colour, 0.12), { rx: 20 }),
    rect(-92, -148, 36, 118, tint(colour, 0.06), { rx: 16 }) +
      rect(56, -148, 36, 118, shade(colour, 0.2), { rx: 16 }),
  );

/** A plain chair seen from behind; its back rises to 108 above the ground at scale 1. */
export const chairBack = (x: number, ground: number, scale: number, colour: string) =>
  at(
    x,
    ground,
    scale,
    stroke('M-22 0V-50M22 0V-50', shade(colour, 0.4), 5),
    rect(-28, -52, 56, 10, shade(colour, 0.3), { rx: 5 }),
    path('M-26-54V-92C-26-104-20-108 0-108C20-108 26-104 26-92V-54Z', colour),
    path('M6-108C20-108 26-104 26-92V-54H8Z', tone.ink, { opacity: 0.14 }),
    stroke('M-18-103C-10-106 8-106 16-103', tint(colour, 0.3), 2.5),
  );

/** A closed carton, with its tape. */
export const carton = (x: number, ground: number, width: number, height: number) =>
  group(
    {},
    rect(x, ground - height, width, height, tone.dune),
    rect(x + width * 0.7, ground - height, width * 0.3, height, tone.ink, { opacity: 0.12 }),
    rect(x + width * 0.44, ground - height, width * 0.12, height * 0.42, tint(tone.dune, 0.4)),
    rect(x, ground - height, width, 5, tint(tone.dune, 0.3)),
    rect(
      x + width * 0.14,
      ground - height * 0.34,
      width * 0.2,
      height * 0.16,
      shade(tone.dune, 0.2),
    ),
  );
