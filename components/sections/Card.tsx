import type { ReactNode } from 'react';
import { buttonClass } from '../primitives/buttonClass.ts';
import { LocalLink } from '../site/LocalLink.tsx';

interface CardProps {
  readonly className: 'program-card' | 'member';
  readonly to: string;
  /** Above the heading: a drawing, or initials. */
  readonly mark: ReactNode;
  readonly title: ReactNode;
  /** What the button says, and what it says to those who have it without its card: search engines too. */
  readonly more: ReactNode;
  readonly label: string;
  readonly children: ReactNode;
}

/** A card of a list: its name, its button and its ground lead to one page. */
export function Card({ className, to, mark, title, more, label, children }: CardProps) {
  return (
    <li className={`card ${className}`}>
      {mark}
      <h3>
        <LocalLink to={to}>{title}</LocalLink>
      </h3>
      {children}
      <LocalLink to={to} className={buttonClass.quiet}>
        <span aria-hidden="true">{more}</span>
        <span className="visually-hidden">{label}</span>
      </LocalLink>
    </li>
  );
}
