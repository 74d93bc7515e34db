import { useTranslation } from 'react-i18next';
import type { RegisterRow } from '../../../locales/selections.ts';
import { AskUs } from '../../site/AskUs.tsx';
import { LocalLink } from '../../site/LocalLink.tsx';
import { useText } from '../../site/useText.tsx';
import { type AnsweredColumn, findSection, findStep } from './figureColumns.ts';

interface MissingFigureProps {
  readonly column: AnsweredColumn;
  readonly row: RegisterRow;
}

/** Replaces a missing figure or answer with the page's own words, a link to them, or a contact link. */
export function MissingFigure({ column, row }: MissingFigureProps) {
  const { t } = useTranslation();
  const { exists, phrased } = useText();
  const { group, path } = row;
  const step = findStep(column, row);
  if (step) return phrased(`${group}.timeline.${step}.duration`, { isAlone: true });
  const section = findSection(column, row);
  if (!section) return <AskUs />;
  const brief = `${group}.presence.daysBrief`;
  const isBrief = column === 'daysPerYear' && exists(brief);
  return (
    <LocalLink to={`${path}#${section}`} className="ask-us-link">
      {phrased(isBrief ? brief : 'ui.onItsPage')}
      <span className="visually-hidden">{` – ${t(`${group}.title`)}`}</span>
    </LocalLink>
  );
}
