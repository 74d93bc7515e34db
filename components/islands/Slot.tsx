import { memo } from 'react';

/** HTML by slot name: content inside an island that React does not render. */
export type Slots = Readonly<Record<string, string>>;

/**
 * Static content inside an island. The browser reads it from the page (see `runtime/mount.tsx`), so
 * that the HTML contains it only once.
 */
export const Slot = memo(
  function Slot({ name, slots }: { readonly name: string; readonly slots: Slots }) {
    // Rendered at build time by the site's own components, which escape their output.
    // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
    return <div data-slot={name} dangerouslySetInnerHTML={{ __html: slots[name] ?? '' }} />;
  },
  // Re-rendering would replace the HTML, and lose the focus and nested islands.
  () => true,
);
