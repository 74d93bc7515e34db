import { shade, tint, tone } from '../palette.ts';
import { group, path, polygon, stroke } from '../svg.ts';

/** Clothes for the portraits, hung from the shoulders of a bust, and cut by the frame below. */
const SHOULDERS =
  'M-96 286C-150 330-270 340-350 384C-420 424-446 560-470 1000H470C446 560 420 424 350 384C270 340 150 330 96 286';

/** The side away from the light, from a point on the chest out over the right shoulder. */
const shadeFrom = (start: string, back: string) =>
  path(
    `${start}C120 520 130 760 120 1000H470C446 560 420 424 350 384C290 350 190 336 114 300${back}Z`,
    tone.ink,
    {
      opacity: 0.14,
    },
  );

/** An open jacket over a shirt or blouse. */
export function jacket(colour: string, shirt: string, tie?: string): string {
  // A tie closes the collar; without one the collar is open.
  const open = tie ? 400 : 452;
  const lapel = (way: number) =>
    polygon(
      [
        [way * 92, 276],
        [way * 196, 330],
        [way * 214, 470],
        [way * 158, 482],
        [way * 176, 512],
        [way * 6, 800],
      ],
      shade(colour, way > 0 ? 0.26 : 0.12),
    );
  return group(
    {},
    path(`${SHOULDERS}L0 500Z`, colour),
    shadeFrom('M60 330', ''),
    path(`M-100 270L0 ${open}L100 270L4 800H-4Z`, shirt),
    path(`M0 ${open}L100 270L4 800H0Z`, shade(shirt, 0.1)),
    tie
      ? polygon(
          [
            [-28, 392],
            [28, 392],
            [18, 440],
            [34, 690],
            [0, 740],
            [-34, 690],
            [-18, 440],
          ],
          tie,
        )
      : '',
    tie
      ? polygon(
          [
            [-28, 392],
            [28, 392],
            [17, 440],
            [-17, 440],
          ],
          shade(tie, 0.2),
        )
      : '',
    lapel(-1),
    lapel(1),
    path(`M-84 244L-122 300L-74 ${open + 24}L0 ${open}Z`, tint(shirt, 0.5)),
    path(`M84 244L122 300L74 ${open + 24}L0 ${open}Z`, shade(shirt, 0.05)),
    stroke('M-300 470C-330 640-336 820-330 1000M300 470C330 640 336 820 330 1000', tone.ink, 5, {
      opacity: 0.22,
    }),
  );
}

/** A blouse or sweater with an open round or pointed neck. */
export function blouse(colour: string, depth: number, trim: string): string {
  const neckline = `M-112 298C-80 ${300 + depth} 80 ${300 + depth} 112 298`;
  return group(
    {},
    path(`${SHOULDERS}C80 ${300 + depth}-80 ${300 + depth}-96 286Z`, colour),
    shadeFrom(`M56 ${300 + depth * 0.66}`, `C104 ${300 + depth * 0.4} 112 310 114 300`),
    stroke(neckline, trim, 16),
    stroke('M-306 480C-330 640-336 820-330 1000M306 480C330 640 336 820 330 1000', tone.ink, 5, {
      opacity: 0.2,
    }),
    stroke('M-190 700C-150 760-140 860-150 1000M210 640C180 760 176 860 190 1000', tone.ink, 5, {
      opacity: 0.12,
    }),
  );
}
