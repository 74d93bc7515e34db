import { useContext } from 'react';
import { AccentContext } from './AccentContext.ts';

/**
 * The mark of a station, as a border officer would set it, in the page's accent; dashed where no
 * figure says when it comes. Decoration only.
 */
export function Stamp({ isOpen }: { readonly isOpen: boolean }) {
  const accent = useContext(AccentContext);
  return (
    <svg
      className="stamp"
      viewBox="0 0 40 40"
      aria-hidden="true"
      {...(accent && { color: accent })}
    >
      <circle cx="20" cy="20" r="18" strokeDasharray={isOpen ? '5 4' : undefined} />
      <circle cx="20" cy="20" r="13" strokeDasharray="3 2" strokeWidth="1" />
      <path d="M13 20h13m-5-5 5 5-5 5" />
    </svg>
  );
}
