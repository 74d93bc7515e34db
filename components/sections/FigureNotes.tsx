import { useTranslation } from 'react-i18next';
import type { Figure } from '../../locales/figures.ts';
import { useText } from '../site/useText.tsx';

interface FigureNotesProps {
  readonly group: string;
  readonly figure: Pick<Figure, 'name' | 'label' | 'renminbi' | 'isDue' | 'nextFrom'>;
}

const WITH_ITS_PASSPORT = 'ui.withItsPassport';

/**
 * What stands below a figure: what it is in renminbi, what it takes, that it is under review, and
 * what it will be.
 */
export function FigureNotes({ group, figure }: FigureNotesProps) {
  const { text } = useText();
  const { i18n } = useTranslation();
  const { name, label, renminbi, isDue, nextFrom } = figure;
  const isLater = label === 'visaFreePassport' && i18n.exists(WITH_ITS_PASSPORT);
  if (!renminbi && !isLater && !isDue && !nextFrom) return null;
  const key = `${group}.figures.${name}`;
  return (
    <span className="figure-notes">
      {renminbi ? <span>{text(`${key}.renminbi`)}</span> : null}
      {isLater && <span>{text(WITH_ITS_PASSPORT)}</span>}
      {isDue && <span>{text(`${key}.review`)}</span>}
      {nextFrom && <span>{text(`${key}.next`)}</span>}
    </span>
  );
}
