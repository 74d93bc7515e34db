import { useContext } from 'react';
import { AccentContext } from './AccentContext.ts';

/** The mark of a station, as a border officer would set it, in the page's accent; decoration only. */
export function Stamp() {
  const accent = useContext(AccentContext);
  return (
    <svg
      className="stamp"
      viewBox="0 0 40 40"
      aria-hidden="true"
      {...(accent && { color: accent })}
    >
      <circle cx="20" cy="20" r="18" />
      <circle cx="20" cy="20" r="13" />
      <path d="M13 20h13m-5-5 5 5-5 5" />
    </svg>
  );
}
