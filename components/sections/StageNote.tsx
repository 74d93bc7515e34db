import { useTranslation } from 'react-i18next';
import type { Figure } from '../../locales/figures.ts';
import { useText } from '../site/useText.tsx';

const NOTE = 'compare.register.firstStage';

interface StageNoteProps {
  /** Those that are shown: the note explains one of them. */
  readonly figures: readonly Pick<Figure, 'name' | 'hasCaution'>[];
  readonly className?: string;
}

/** What a first stage is, below figures that have one without words of its own. */
export function StageNote({ figures, className }: StageNoteProps) {
  const { i18n } = useTranslation();
  const { text } = useText();
  const isTold = figures.some(({ name, hasCaution }) => name === 'firstStage' && !hasCaution);
  return isTold && i18n.exists(NOTE) ? <p className={className}>{text(NOTE)}</p> : null;
}
