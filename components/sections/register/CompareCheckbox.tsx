import { useTranslation } from 'react-i18next';
import { goalOf } from '../../../locales/goals.ts';
import { labelName } from '../../../locales/kindLabels.ts';
import type { RegisterRow } from '../../../locales/selections.ts';

/** Checkbox that selects a programme for comparison; hidden without script. */
export function CompareCheckbox({ row: { group, family, slug } }: { readonly row: RegisterRow }) {
  const { t } = useTranslation();
  const title = `${t(`${group}.title`)} · ${t(`ui.${labelName('goal', goalOf(family))}`)}`;
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
