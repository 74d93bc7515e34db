import { useTranslation } from 'react-i18next';
import { GOALS, goalOf } from '../../../locales/goals.ts';
import { COLUMNS } from '../../../locales/kinds.ts';
import type { GuideCard, RegisterRow } from '../../../locales/selections.ts';
import type { Site } from '../../../locales/site.ts';
import { KEEP_PLACEHOLDERS } from '../../site/keepPlaceholders.ts';
import { LocalLink } from '../../site/LocalLink.tsx';
import { useText } from '../../site/useText.tsx';
import { RatesNote } from '../RatesNote.tsx';
import { StageNote } from '../StageNote.tsx';
import { ColumnHeads } from './ColumnHeads.tsx';
import { Filters } from './Filters.tsx';
import { SealDrawings } from './Seal.tsx';
import { SideBySide } from './SideBySide.tsx';
import { TableRow } from './TableRow.tsx';
import { WideTable } from './WideTable.tsx';

/** A note on moving money, with a link to the guide on it; nothing if the text is missing. */
function MoneyNote({ guide }: { readonly guide: GuideCard | undefined }) {
  const { t } = useTranslation();
  const { exists, text } = useText();
  if (!exists('compare.money')) return null;
  return (
    <p className="register-note">
      {text('compare.money')}{' '}
      {guide && (
        <LocalLink to={guide.path}>
          {text('ui.guideLink', { title: t(`${guide.group}.title`) })}
        </LocalLink>
      )}
    </p>
  );
}

/** Above this number of rows, phones lay out only visible rows, and rows have no drawings. */
const LONG = 60;

/** The register's table, with a row per programme. */
function RegisterTable({ rows }: { readonly rows: readonly RegisterRow[] }) {
  const { t } = useTranslation();
  const isLong = rows.length > LONG;
  return (
    <WideTable label={t('compare.register.title')}>
      {!isLong && <SealDrawings rows={rows} />}
      <table id="register" data-long={isLong ? '' : undefined}>
        <ColumnHeads columns={COLUMNS} isSortable />
        <tbody>
          {rows.map((row) => (
            <TableRow key={row.path} row={row} hasSeal={!isLong} />
          ))}
        </tbody>
      </table>
    </WideTable>
  );
}

interface RegisterProps {
  readonly rows: readonly RegisterRow[];
  readonly rates: Site['rates'];
  /** Guide on moving money, which no filter covers. */
  readonly moneyGuide: GuideCard | undefined;
}

/**
 * Every programme in one table. A script (`islands/runtime/register`) hides rows that do not match the
 * filters (without script, CSS does), sorts, compares up to four programmes, and keeps the choices in
 * the URL.
 */
export function Register({ rows, rates, moneyGuide }: RegisterProps) {
  const { t } = useTranslation();
  const { text } = useText();
  const figures = rows.flatMap((row) => row.figures);
  const goals = GOALS.filter((goal) => rows.some(({ family }) => goalOf(family) === goal));
  return (
    <form className="register" data-register="">
      <Filters goals={goals} hasBudget={rates !== null} />
      <MoneyNote guide={moneyGuide} />
      <p
        className="register-count"
        role="status"
        data-count={t('ui.registerCount', KEEP_PLACEHOLDERS)}
      />
      <SideBySide />
      <RegisterTable rows={rows} />
      <StageNote figures={figures} className="register-note" />
      <RatesNote rates={rates} figures={figures} className="register-note" />
      <p className="register-note">{text('compare.register.after')}</p>
    </form>
  );
}
