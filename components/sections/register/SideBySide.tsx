import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../primitives/buttonClass.ts';
import { useText } from '../../site/useText.tsx';
import { WideTable } from './WideTable.tsx';

/** Template of the comparison, which the script fills with a column per programme. */
export function SideBySide() {
  const { t } = useTranslation();
  const { text } = useText();
  return (
    <template>
      <div
        id="side-by-side"
        className="side-by-side"
        data-side=""
        data-full={t('compare.sideBySide.full')}
        hidden
      >
        <h3>{text('compare.sideBySide.title')}</h3>
        <p role="status" />
        <WideTable label={t('compare.sideBySide.title')}>
          <table />
        </WideTable>
        <button type="button" className={buttonClass.quiet}>
          {text('compare.sideBySide.clear')}
        </button>
      </div>
      <a href="#side-by-side" className={`to-sides ${buttonClass.primary}`} hidden>
        {text('compare.sideBySide.title')}
      </a>
      <p className="visually-hidden" role="status" data-beside="" />
    </template>
  );
}
