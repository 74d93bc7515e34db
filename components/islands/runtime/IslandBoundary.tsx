import { Component, type ReactNode } from 'react';
import { fillPlaceholders } from '../../../locales/placeholders.ts';
import type { ErrorWords } from '../useErrorWords.ts';

interface IslandBoundaryProps {
  readonly words: ErrorWords;
  readonly children: ReactNode;
}

interface IslandBoundaryState {
  /** Wrapped, because anything can be thrown, including `undefined`. */
  readonly thrown?: { readonly error: unknown };
}

/** Replaces an island that throws with an error message; the rest of the page stays. */
export class IslandBoundary extends Component<IslandBoundaryProps, IslandBoundaryState> {
  override state: IslandBoundaryState = {};

  static getDerivedStateFromError(error: unknown): IslandBoundaryState {
    return { thrown: { error } };
  }

  override render() {
    const { words, children } = this.props;
    if (!this.state.thrown) return children;
    return (
      <div className="island-alert" role="alert">
        <p className="island-alert-title">{words.unexpected}</p>
        <p>{reason(this.state.thrown.error, words)}</p>
        <button type="button" className="button button-quiet" onClick={() => location.reload()}>
          {words.reload}
        </button>
      </div>
    );
  }
}

/** The error's status and status text if it has them, otherwise its message. */
function reason(error: unknown, words: ErrorWords): string {
  if (typeof error === 'object' && error && 'status' in error && 'statusText' in error) {
    const { status, statusText } = error;
    return fillPlaceholders(words.status, (name) =>
      String(name === 'status' ? status : statusText),
    );
  }
  return error instanceof Error ? error.message : String(error);
}
