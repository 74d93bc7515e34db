import { useTranslation } from 'react-i18next';
import { GOAL_LABELS, goalOf } from '../../../locales/goals.ts';
import type { RegisterRow } from '../../../locales/selections.ts';

/** Checkbox that selects a programme for comparison; hidden without script. */
export function CompareCheckbox({ row: { group, family, slug } }: { readonly row: RegisterRow }) {
  const { t } = useTranslation();
  const title = `${t(`${group}.title`)} (${t(GOAL_LABELS[goalOf(family)])})`;
  return (
    <label className="put-beside">
      <input
        type="checkbox"
        name="with"
        value={`${family}/${slug}`}
        autoComplete="off"
        aria-label={t('ui.putBeside', { title })}
      />
      <span aria-hidden="true">{t('compare.columns.beside')}</span>
    </label>
  );
}
