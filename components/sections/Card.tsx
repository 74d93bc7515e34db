import type { ReactNode } from 'react';
import { LocalLink } from '../site/LocalLink.tsx';

interface CardProps {
  readonly className: 'program-card' | 'member';
  readonly to: string;
  /** Above the heading: a drawing, or initials. */
  readonly mark: ReactNode;
  readonly title: ReactNode;
  /** Visible text of the button. */
  readonly more: ReactNode;
  /** Text of the button out of context, for screen readers and search engines. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A card of a list: its title, its button and its background link to the same page. */
export function Card({ className, to, mark, title, more, label, children }: CardProps) {
  return (
    <li className={`card ${className}`}>
      {mark}
      <h3>
        <LocalLink to={to}>{title}</LocalLink>
      </h3>
      {children}
      <LocalLink to={to} className="button button-quiet">
        <span aria-hidden="true">{more}</span>
        <span className="visually-hidden">{label}</span>
      </LocalLink>
    </li>
  );
}
