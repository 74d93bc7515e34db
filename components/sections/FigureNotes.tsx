import type { Figure } from '../../locales/figures.ts';
import { useText } from '../site/useText.tsx';

interface FigureNotesProps {
  readonly group: string;
  readonly figure: Pick<
    Figure,
    'name' | 'label' | 'renminbi' | 'isDue' | 'nextFrom' | 'hasCaution'
  >;
  /** Whether the strip above and a note next to it already state its caution. */
  readonly isCautionStated?: boolean;
  /** The element in a `<dl>`: Orca skips the first of several blocks in one `<dd>`. */
  readonly as?: 'dd';
}

const WITH_ITS_PASSPORT = 'ui.withItsPassport';

/** Notes below a figure: renminbi amount, condition, caution, pending review, next value. */
export function FigureNotes({ group, figure, isCautionStated = false, as }: FigureNotesProps) {
  const { exists, text } = useText();
  const Notes = as ?? 'span';
  const { name, label, renminbi, isDue, nextFrom } = figure;
  const needsCaution = figure.hasCaution && !isCautionStated;
  const needsPassport = label === 'visaFreePassport' && exists(WITH_ITS_PASSPORT);
  const key = `${group}.figures.${name}`;
  const isConverted = renminbi !== undefined && exists(`${key}.renminbi`);
  if (!isConverted && !needsPassport && !needsCaution && !isDue && !nextFrom) return null;
  return (
    <Notes className="figure-notes">
      {isConverted && <span>{text(`${key}.renminbi`)}</span>}
      {needsPassport && <span>{text(WITH_ITS_PASSPORT)}</span>}
      {needsCaution && <span className="figure-caution">{text(`${key}.caution`)}</span>}
      {isDue && <span className="figure-note">{text(`${key}.review`)}</span>}
      {nextFrom && <span className="figure-note">{text(`${key}.next`)}</span>}
    </Notes>
  );
}
