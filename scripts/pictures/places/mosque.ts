import { shade, tint } from '../palette.ts';
import { range } from '../random.ts';
import { at, ellipse, path, polygon, rect, stroke } from '../svg.ts';

/** A mosque of many domes between slender minarets, about 460 wide, in one tone of haze. */
export function mosque(x: number, ground: number, scale: number, colour: string): string {
  const light = tint(colour, 0.16);
  const dome = (cx: number, base: number, r: number) =>
    path(
      `M${cx - r} ${base}C${cx - r} ${base - r * 1.15} ${cx + r} ${base - r * 1.15} ${cx + r} ${base}Z`,
      light,
    ) +
    path(
      `M${cx + r * 0.2} ${base - r * 0.84}C${cx + r * 0.7} ${base - r * 0.7} ${cx + r} ${base - r * 0.4} ${cx + r} ${base}H${cx + r * 0.5}C${cx + r * 0.55} ${base - r * 0.4} ${cx + r * 0.45} ${base - r * 0.7} ${cx + r * 0.2} ${base - r * 0.84}Z`,
      colour,
    ) +
    stroke(`M${cx} ${base - r * 0.84}v${-r * 0.3}`, colour, 3);
  const minaret = (cx: number, top: number) =>
    rect(cx - 5, -top, 10, top, colour) +
    rect(cx - 9, -top * 0.62, 18, 6, light) +
    rect(cx - 8, -top * 0.84, 16, 6, light) +
    polygon(
      [
        [cx - 6, -top],
        [cx, -top - 46],
        [cx + 6, -top],
      ],
      light,
    );
  return at(
    x,
    ground,
    scale,
    minaret(-205, 250) + minaret(205, 250) + minaret(-120, 290) + minaret(120, 290),
    dome(0, -150, 82) + rect(-84, -152, 168, 40, colour),
    dome(-92, -100, 46) + dome(92, -100, 46) + rect(-142, -102, 284, 60, colour),
    dome(-152, -50, 34) + dome(152, -50, 34) + dome(0, -60, 56) + rect(-196, -52, 392, 54, colour),
    ...range(9).map((i) => ellipse(-160 + i * 40, -24, 8, 14, shade(colour, 0.2))),
  );
}
