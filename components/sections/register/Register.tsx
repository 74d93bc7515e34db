import { useTranslation } from 'react-i18next';
import { GOALS, goalOf } from '../../../locales/goals.ts';
import type { GuideCard, RegisterRow } from '../../../locales/selections.ts';
import type { Site } from '../../../locales/site.ts';
import { KEEP_PLACEHOLDERS } from '../../site/keepPlaceholders.ts';
import { useText } from '../../site/useText.tsx';
import { RatesNote } from '../RatesNote.tsx';
import { StageNote } from '../StageNote.tsx';
import { Filters } from './Filters.tsx';
import { MoneyNote } from './MoneyNote.tsx';
import { RegisterTable } from './RegisterTable.tsx';
import { SideBySide } from './SideBySide.tsx';

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
  const { exists, text } = useText();
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
        data-none={exists('ui.registerNone') ? t('ui.registerNone') : undefined}
      />
      <SideBySide />
      <RegisterTable rows={rows} />
      <StageNote figures={figures} className="register-note" />
      <RatesNote rates={rates} figures={figures} className="register-note" />
      <p className="register-note">{text('compare.register.after')}</p>
    </form>
  );
}
