import { useContext } from 'react';
import type { IconKind } from '../../locales/kinds.ts';
import { AccentContext } from './AccentContext.ts';

/** Line icons on a 24 px grid, stroke width 1.5, in the text colour. */
const PATHS = {
  travel: 'M3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18',
  work: 'M4 8h16v11H4zM9 8V5h6v3M4 13h16M12 12v2',
  healthcare:
    'M12 20S4 15 4 9.5A4.2 4.2 0 0 1 12 7.6a4.2 4.2 0 0 1 8 1.9C20 15 12 20 12 20M12 10v5M9.5 12.5h5',
  education: 'M12 5 2 10l10 5 10-5zM6 12v5c3 2.5 9 2.5 12 0v-5M22 10v5',
  quality: 'M12 3v3M5 6l2 2M19 6l-2 2M3 13h3M18 13h3M8 17a4.5 4.5 0 1 1 8 0M4 20h16',
  business: 'M4 20V10l6-4v14M10 20V4l10 4v12M2 20h20M14 11h2M14 15h2M7 13v0M7 17v0',
  family:
    'M8 9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5M16.5 10a2 2 0 1 0 0-4 2 2 0 0 0 0 4M3 20v-3c0-3 2-5 5-5s5 2 5 5v3M13.5 14c1-.8 2-1 3-1 2.5 0 4.5 1.5 4.5 4v3',
  freedom: 'M3 17c4 0 5-9 9-9s4 6 9 3M3 17l3-3M12 8l2-4 2 3M16 20H5',
  security: 'M12 3l8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6zM9 12l2 2 4-4',
  realEstate: 'M3 11l9-7 9 7M5 10v10h14V10M10 20v-6h4v6',
  securities: 'M4 20V4M4 20h16M7 16l4-5 3 3 5-7M19 7h-3M19 7v3',
  taxPlanning: 'M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6M9 16h3',
  retirement: 'M12 12V21M12 12c0-4-3-6-8-6 0 4 3 6 8 6M12 15c0-4 3-6 8-6 0 4-3 6-8 6M7 21h10',
  selection: 'M4 6h10M4 12h6M4 18h6M14 15l3 3 5-6',
  visa: 'M5 3h14v18H5zM12 8a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7M9 18h6M8.5 11.5h7',
  housing: 'M4 20V8h8v12M12 12h8v8M2 20h20M7 11h2M7 15h2M15 15h2',
  counseling: 'M4 5h12v8H9l-4 3v-3H4zM19 9h1v8h-1v3l-4-3h-4v-1',
  cultural:
    'M12 4a8 8 0 0 0-8 8c0 4 3 8 7 8 2 0 2-2 1-3s0-3 2-3h2c2 0 4-1 4-4 0-4-4-6-8-6M8 10v0M12 8v0M16 10v0',
  support:
    'M4 14v-2a8 8 0 0 1 16 0v2M4 14h3v5H5a1 1 0 0 1-1-1zM20 14h-3v5h2a1 1 0 0 0 1-1zM18 19c0 2-2 2-4 2',
  experience:
    'M12 4a6 6 0 1 0 0 12 6 6 0 0 0 0-12M9 15l-2 6 5-2 5 2-2-6M12 7l1 2 2 .5-1.5 1.5.5 2-2-1-2 1 .5-2L9 9.5l2-.5z',
  team: 'M12 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6M6 20v-2c0-3 2-5 6-5s6 2 6 5v2M4 12a2 2 0 1 1 1-4M20 12a2 2 0 1 0-1-4',
  peace: 'M12 21C8 18 4 15 4 10c4 0 6 1 8 4 2-3 4-4 8-4 0 5-4 8-8 11M12 14V4M9 7l3-3 3 3',
  menu: 'M4 7h16M4 12h16M4 17h16',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  box: 'M5 5h14v14H5z',
  arrow: 'M5 12h14M13 6l6 6-6 6',
  previous: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  close: 'M6 6l12 12M18 6L6 18',
  expand: 'M6 9l6 6 6-6',
  phone: 'M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4c0 1-1 2-2 2A16 16 0 0 1 3 6c0-1 1-2 2-2',
  mail: 'M3 6h18v12H3zM3 7l9 7 9-7',
  place: 'M12 21s7-6 7-11a7 7 0 1 0-14 0c0 5 7 11 7 11M12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 7v5l3 2',
} as const satisfies Record<IconKind, string> & Record<string, string>;

/** A decorative line icon in the page's accent, or the text colour. */
export function Icon({ name }: { readonly name: keyof typeof PATHS }) {
  const accent = useContext(AccentContext);
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      width="24"
      height="24"
      aria-hidden="true"
      color={accent}
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
