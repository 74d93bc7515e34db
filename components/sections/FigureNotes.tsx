import { useTranslation } from 'react-i18next';
import type { Figure } from '../../locales/figures.ts';
import { useText } from '../site/useText.tsx';

interface FigureNotesProps {
  readonly group: string;
  readonly figure: Pick<
    Figure,
    'name' | 'label' | 'renminbi' | 'isDue' | 'nextFrom' | 'hasCaution'
  >;
  /** Whether a note beside it says already what qualifies it. */
  readonly isNoted?: boolean;
  /** A description of its own in a list: of one with several blocks, Orca leaves the first out. */
  readonly as?: 'dd';
}

const WITH_ITS_PASSPORT = 'ui.withItsPassport';

/**
 * What stands below a figure: what it is in renminbi, what it takes, what qualifies it, that it is
 * under review, and what it will be.
 */
export function FigureNotes({ group, figure, isNoted = false, as }: FigureNotesProps) {
  const { text } = useText();
  const { i18n } = useTranslation();
  const Notes = as ?? 'span';
  const { name, label, renminbi, isDue, nextFrom } = figure;
  const isQualified = figure.hasCaution && !isNoted;
  const isLater = label === 'visaFreePassport' && i18n.exists(WITH_ITS_PASSPORT);
  if (!renminbi && !isLater && !isQualified && !isDue && !nextFrom) return null;
  const key = `${group}.figures.${name}`;
  return (
    <Notes className="figure-notes">
      {renminbi ? <span>{text(`${key}.renminbi`)}</span> : null}
      {isLater && <span>{text(WITH_ITS_PASSPORT)}</span>}
      {isQualified && <span className="figure-caution">{text(`${key}.caution`)}</span>}
      {isDue && <span>{text(`${key}.review`)}</span>}
      {nextFrom && <span>{text(`${key}.next`)}</span>}
    </Notes>
  );
}
