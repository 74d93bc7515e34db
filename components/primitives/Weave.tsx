/** Seamless tiles of fine lines. */
const WEAVES = {
  /** Interlaced waves. */
  waves: {
    width: 96,
    height: 24,
    path: 'M0 12q24-14 48 0t48 0M0 12q24-7 48 0t48 0M0 12h96M0 12q24 7 48 0t48 0M0 12q24 14 48 0t48 0',
  },
  /** A net of interlacing curves. */
  net: {
    width: 56,
    height: 56,
    path: 'M0 0q28 14 28 28t28 28M56 0q-28 14-28 28T0 56M28 0q0 28 28 28M28 56q0-28-28-28M0 28q28 0 28-28M56 28q-28 0-28 28',
  },
  /** Scales of concentric arcs, as on fabrics and banknotes of East Asia. */
  scales: {
    width: 64,
    height: 32,
    path: 'M0 32a32 32 0 0 1 64 0M9 32a23 23 0 0 1 46 0M18 32a14 14 0 0 1 28 0M0 0a32 32 0 0 0 32 16M64 0a32 32 0 0 1-32 16M0 9a23 23 0 0 0 9 7M64 9a23 23 0 0 1-9 7',
  },
} as const;

export type WeaveName = keyof typeof WEAVES;

interface WeaveProps {
  readonly name: WeaveName;
  /** Ground colour, `#rrggbb`. */
  readonly ground: string;
}

/** A coloured background with a pattern of fine lines; decorative. */
export function Weave({ name, ground }: WeaveProps) {
  const { width, height, path } = WEAVES[name];
  // The underscore keeps it apart from section ids.
  const id = `weave_${name}`;
  return (
    <svg className="weave" aria-hidden="true">
      <pattern id={id} width={width} height={height} patternUnits="userSpaceOnUse">
        <path d={path} />
      </pattern>
      <rect width="100%" height="100%" fill={ground} />
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
