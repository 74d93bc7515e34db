import { shade, tint, tone } from '../palette.ts';
import { range } from '../random.ts';
import { at, group, path, polygon, rect, stroke } from '../svg.ts';

/** A tower crane, about 620 tall, its arm to the right; mirror it with a negative reach. */
export function crane(x: number, ground: number, scale: number, colour: string, way = 1): string {
  const lattice = range(14)
    .map((i) => `M-12 ${-i * 40}L12 ${-i * 40 - 40}M12 ${-i * 40}L-12 ${-i * 40 - 40}`)
    .join('');
  const arm = range(11)
    .map((i) => `M${i * 36} -560L${i * 36 + 18} -588L${i * 36 + 36} -560`)
    .join('');
  return at(
    x,
    ground,
    scale,
    group(
      { transform: `scale(${way} 1)` },
      stroke(`M-12 0V-570M12 0V-570${lattice}`, colour, 4),
      stroke(`M-110-560H396M18-588H380${arm}M0-560V-640L-100-562M0-640L300-588`, colour, 4),
      rect(-116, -562, 54, 40, shade(colour, 0.4)),
      rect(10, -560, 30, 34, tint(colour, 0.4)),
      stroke('M270-560V-400', shade(colour, 0.3), 2.5),
      path('M258-400H282L278-384H262Z', shade(colour, 0.4)),
    ),
  );
}

/** A house in timber frame: studs, plates, braces and rafters, 360 wide. */
export function framedHouse(
  x: number,
  ground: number,
  scale: number,
  storeys: number,
  roofed: boolean,
): string {
  const wood = tone.clay;
  const dark = shade(wood, 0.28);
  const floor = 130;
  const wall = (level: number) => {
    const base = -level * floor;
    const studs = range(13).map((i) =>
      rect(-180 + i * 29, base - floor, 9, floor, i % 2 ? wood : tint(wood, 0.14)),
    );
    const far = range(12).map((i) =>
      rect(-164 + i * 29, base - floor, 6, floor, dark, { opacity: 0.55 }),
    );
    const plates =
      rect(-186, base - floor, 372, 11, tint(wood, 0.2)) +
      rect(-186, base - 10, 372, 10, shade(wood, 0.1));
    const header =
      rect(-64, base - floor + 34, 96, 12, wood) + rect(-64, base - 44, 96, 9, level ? wood : dark);
    return group(
      {},
      ...far,
      ...studs,
      plates,
      header,
      stroke(
        `M-176 ${base - 10}L-110 ${base - floor + 10}M176 ${base - 10}L112 ${base - floor + 10}`,
        shade(wood, 0.14),
        8,
      ),
    );
  };
  const top = -storeys * floor;
  const rafters = range(6).map((i) => {
    const shift = i * 16;
    return stroke(
      `M${-196 + shift} ${top}L${-20 + shift} ${top - 120}L${156 + shift} ${top}`,
      i ? shade(wood, 0.3 - i * 0.04) : tint(wood, 0.16),
      8,
    );
  });
  const roof = roofed
    ? polygon(
        [
          [-20, top - 126],
          [70, top - 126],
          [246, top],
          [156, top],
        ],
        tone.slate,
      )
    : '';
  return at(
    x,
    ground,
    scale,
    rect(-190, -14, 384, 16, tone.stone),
    ...range(storeys).map(wall),
    ...rafters.reverse(),
    roof,
    stroke(`M-196 ${top}L-20 ${top - 120}L156 ${top}`, tint(wood, 0.2), 9),
  );
}

/** A stack of sawn boards. */
export const lumber = (x: number, ground: number, width: number) =>
  group(
    {},
    ...range(4).flatMap((row) => [
      rect(
        x + row * 6,
        ground - 16 - row * 18,
        width - row * 12,
        15,
        row % 2 ? tone.clay : tint(tone.clay, 0.2),
      ),
      rect(x + width - row * 6 - 26, ground - 16 - row * 18, 26, 15, shade(tone.clay, 0.26)),
    ]),
    rect(x + width * 0.2, ground - 74, 8, 74, tone.ink, { opacity: 0.3 }),
    rect(x + width * 0.7, ground - 74, 8, 74, tone.ink, { opacity: 0.3 }),
  );
