import { memo } from 'react';

/** HTML by slot name: content in an island that React does not render. */
export type Slots = Readonly<Record<string, string>>;

interface SlotProps {
  readonly name: string;
  readonly slots: Slots;
}

/**
 * Content of the page inside an island. In the browser it is taken from the page itself (see
 * `runtime/mount.tsx`), so it is in the HTML once.
 */
export const Slot = memo(
  function Slot({ name, slots }: SlotProps) {
    // Made at build from the site's own components, which escape what they print.
    // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
    return <div data-slot={name} dangerouslySetInnerHTML={{ __html: slots[name] ?? '' }} />;
  },
  // Rendering again would write the HTML again, and drop the focus and the islands inside.
  () => true,
);
