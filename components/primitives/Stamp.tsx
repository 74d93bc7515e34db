import { useContext } from 'react';
import { AccentContext } from './AccentContext.ts';

/**
 * The passport stamp of a timeline step, in the page's accent; dashed if no figure says when it is
 * reached. Decorative.
 */
export function Stamp({ isUndated }: { readonly isUndated: boolean }) {
  const accent = useContext(AccentContext);
  return (
    <svg className="stamp" viewBox="0 0 40 40" aria-hidden="true" color={accent}>
      <circle cx="20" cy="20" r="18" strokeDasharray={isUndated ? '5 4' : undefined} />
      <circle cx="20" cy="20" r="13" strokeDasharray="3 2" strokeWidth="1" />
      <path d="M13 20h13m-5-5 5 5-5 5" />
    </svg>
  );
}
