import { useTranslation } from 'react-i18next';
import type { Site } from '../../locales/site.ts';
import { useText } from '../site/useText.tsx';

interface RatesNoteProps {
  readonly rates: NonNullable<Site['rates']>;
  readonly className?: string;
}

/** By which rates amounts were written in renminbi. */
export function RatesNote({ rates: { url }, className }: RatesNoteProps) {
  const { t } = useTranslation();
  const { text } = useText();
  const words = { date: t('compare.rates.day'), source: t('compare.rates.source') };
  const note = text('ui.ratesNote', words);
  return <p className={className}>{url ? <a href={url}>{note}</a> : note}</p>;
}
