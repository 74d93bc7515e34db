import { useTranslation } from 'react-i18next';
import { COLUMNS } from '../../../locales/kinds.ts';
import type { RegisterRow } from '../../../locales/selections.ts';
import { ColumnHeads } from './ColumnHeads.tsx';
import { SealDrawings } from './Seal.tsx';
import { TableRow } from './TableRow.tsx';
import { WideTable } from './WideTable.tsx';

/** Above this number of rows, phones lay out only visible rows, and rows have no drawings. */
const LONG = 60;

/** The register's table, with a row per programme. */
export function RegisterTable({ rows }: { readonly rows: readonly RegisterRow[] }) {
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
