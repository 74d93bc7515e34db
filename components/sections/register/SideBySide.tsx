import { useTranslation } from 'react-i18next';
import { KEEP_PLACEHOLDERS } from '../../site/keepPlaceholders.ts';
import { LocalLink } from '../../site/LocalLink.tsx';
import { useText } from '../../site/useText.tsx';
import { WideTable } from './WideTable.tsx';

/**
 * Template of the comparison, which the script fills with a column per programme; and the place of
 * announcements to screen readers.
 */
export function SideBySide() {
  const { t } = useTranslation();
  const { exists, text } = useText();
  const order = (key: string) => (exists(key) ? t(key, KEEP_PLACEHOLDERS) : undefined);
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
        {exists('compare.sideBySide.ask') && exists('compare.sideBySide.message') && (
          <LocalLink
            to="/contact#message"
            className="button button-primary"
            data-message={t('compare.sideBySide.message')}
          >
            {text('compare.sideBySide.ask')}
          </LocalLink>
        )}
        <button type="button" className="button button-quiet">
          {text('compare.sideBySide.clear')}
        </button>
      </div>
      <a href="#side-by-side" className="to-sides button button-primary" hidden>
        {text('compare.sideBySide.title')}
      </a>
      <p
        className="visually-hidden"
        role="status"
        data-announce=""
        data-ascending={order('ui.sortedAscending')}
        data-descending={order('ui.sortedDescending')}
      />
    </template>
  );
}
