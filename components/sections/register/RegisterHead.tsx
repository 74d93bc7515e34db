import { useTranslation } from 'react-i18next';
import type { RegisterRow } from '../../../locales/selections.ts';
import type { Site } from '../../../locales/site.ts';
import { CompareLink } from '../../site/CompareLink.tsx';
import { RatesNote } from '../RatesNote.tsx';
import { Section } from '../Section.tsx';
import { StageNote } from '../StageNote.tsx';
import { ColumnHeads } from './ColumnHeads.tsx';
import { FigureCell } from './FigureCell.tsx';
import { ProgramCell } from './ProgramCell.tsx';
import { SealDrawings } from './Seal.tsx';
import { WideTable } from './WideTable.tsx';

const HEAD_COLUMNS = ['minimum', 'firstStage', 'citizenshipAfter', 'visaFree'] as const;

interface RegisterHeadProps {
  readonly head: {
    readonly rows: readonly RegisterRow[];
    readonly rates: Site['rates'];
  };
}

/** The register's first rows and main columns, with a link to the whole. */
export function RegisterHead({ head: { rows, rates } }: RegisterHeadProps) {
  const { t } = useTranslation();
  const figures = rows.flatMap((row) => row.figures);
  if (rows.length === 0) return null;
  return (
    <Section title="ui.registerHead">
      <SealDrawings rows={rows} />
      <WideTable label={t('compare.register.title')}>
        <table className="register-head">
          <ColumnHeads columns={HEAD_COLUMNS} />
          <tbody>
            {rows.map((row) => (
              <tr key={row.path}>
                <ProgramCell row={row} />
                {HEAD_COLUMNS.map((column) => (
                  <FigureCell key={column} column={column} row={row} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
      <StageNote figures={figures} className="register-note" />
      <RatesNote rates={rates} figures={figures} className="register-note" />
      <CompareLink />
    </Section>
  );
}
