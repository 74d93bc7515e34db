import type { Figure } from '../../locales/figures.ts';
import { useText } from '../site/useText.tsx';

const NOTE = 'compare.register.firstStage';

interface StageNoteProps {
  /** The figures shown, one of which the note explains. */
  readonly figures: readonly Pick<Figure, 'name' | 'label' | 'hasCaution'>[];
  readonly className?: string;
}

/** Explains the term "first stage", below figures that contain one without its own caution. */
export function StageNote({ figures, className }: StageNoteProps) {
  const { exists, text } = useText();
  const isTold = figures.some(
    ({ name, label, hasCaution }) => (label ?? name) === 'firstStage' && !hasCaution,
  );
  return isTold && exists(NOTE) ? <p className={className}>{text(NOTE)}</p> : null;
}
