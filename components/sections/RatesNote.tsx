import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { CURRENCIES, type Figure } from '../../locales/figures.ts';
import { DIVIDERS } from '../../locales/formatRate.ts';
import type { Site } from '../../locales/site.ts';
import { usePageScope } from '../site/PageScope.tsx';
import { useText } from '../site/useText.tsx';

interface RatesNoteProps {
  readonly rates: Site['rates'];
  /** The figures shown, whose currencies the note covers. */
  readonly figures: readonly Pick<Figure, 'unit' | 'renminbi'>[];
  readonly className?: string;
}

/** The exchange rates used for renminbi amounts; nothing if there are none. */
export function RatesNote({ rates, figures, className }: RatesNoteProps) {
  const { t } = useTranslation();
  const { exists, text } = useText();
  const { locale } = usePageScope();
  // The amounts of a page that is held back may have a currency without a present rate.
  const used = CURRENCIES.filter(
    (currency) =>
      figures.some(({ unit, renminbi }) => renminbi !== undefined && unit === currency) &&
      exists(`compare.rates.${currency}`),
  );
  if (!rates || used.length === 0) return null;
  const { url } = rates;
  const words = { date: t('compare.rates.day'), source: t('compare.rates.source') };
  const note = text('ui.ratesNote', words);
  return (
    <p className={className}>
      {url ? <a href={url}>{note}</a> : note}
      <br />
      {used.map((currency, index) => (
        <Fragment key={currency}>
          {index > 0 && DIVIDERS[locale]}
          <span className="unbroken">{t(`compare.rates.${currency}`)}</span>
        </Fragment>
      ))}
    </p>
  );
}
