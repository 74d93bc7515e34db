import { shade, tone } from '../palette.ts';
import { path, stroke } from '../svg.ts';
import { leg } from './limbs.ts';
import type { Look } from './look.ts';
import type { Pose } from './pose.ts';

/** From the hips to the ground at (0, 0); the leg away from the light is a shade darker. */
export function legs(look: Look, pose: Pose): string {
  const cloth = look.bottom;
  const far = shade(cloth, 0.14);
  const bare = look.skirt ? shade(look.skin, 0.08) : cloth;
  const width = look.skirt ? 9 : 13;
  switch (pose.legs ?? 'stand') {
    case 'none':
      return '';
    case 'walk':
      return (
        leg([3, -88], [-17, 0], -1, look.skirt ? shade(bare, 0.15) : far, 6, width) +
        leg([-2, -88], [17, 0], -1, bare, 7, width) +
        (look.skirt ? path('M-13-92H13L19-44Q0-38-17-44Z', cloth) : '')
      );
    case 'seat':
      return (
        stroke('M-8-50L-11-44M8-50L11-44', far, 16) +
        leg([-11, -43], [-10, 0], -0.02, bare, 0, width) +
        leg([11, -43], [10, 0], 0.02, look.skirt ? bare : far, 0, width) +
        (look.skirt ? path('M-15-56H15L19-36Q0-30-19-36Z', cloth) : '')
      );
    case 'side':
      return (
        stroke('M0-50L38-48', far, 15) +
        leg([38, -48], [42, 0], -0.02, look.skirt ? shade(bare, 0.15) : far, 7, width) +
        stroke('M0-50L34-48', cloth, 15) +
        leg([34, -48], [34, 0], -0.02, bare, 7, width)
      );
    default:
      return (
        leg([-7, -86], [-9, 0], 0.02, bare, -1, width) +
        leg([7, -86], [9, 0], -0.02, look.skirt ? shade(bare, 0.1) : far, 1, width) +
        (look.skirt
          ? path('M-13-94H13L18-42Q0-36-18-42Z', cloth) +
            path('M4-94H13L18-42Q10-39 6-39Z', tone.ink, { opacity: 0.14 })
          : '')
      );
  }
}
