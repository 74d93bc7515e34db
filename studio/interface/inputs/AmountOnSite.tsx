import { Text } from '@sanity/ui';
import { Fragment, useMemo } from 'react';
import { type Path, useEditState, useFormValue } from 'sanity';
import * as v from 'valibot';
import { isRecord } from '../../../locales/isRecord.ts';
import { LANGUAGE_TAGS, LOCALES } from '../../../locales/locale.ts';
import { say } from '../../words/say.ts';
import { type FigureLabels, writeFigure } from './writeFigure.ts';

/**
 * An amount as visitors read it in both languages: `300,000 EUR · 30万欧元`.
 *
 * @param path of its number, in a figure or in a figure's later value
 */
export function AmountOnSite({ path }: { readonly path: Path }) {
  const labels = useFigureLabels();
  const figure = useFormValue(path.slice(0, 2));
  const amount = useFormValue(path.slice(0, -1));
  if (!labels || !isRecord(figure) || !isRecord(amount)) return null;
  // A later value has the unit of its figure.
  const texts = writeFigure({ ...amount, unit: figure.unit }, labels);
  return texts ? (
    <Text size={1} muted data-testid="amount-on-site">
      {say('On the site:')}{' '}
      {LOCALES.map((locale, index) => (
        <Fragment key={locale}>
          {index > 0 && ' · '}
          <span lang={LANGUAGE_TAGS[locale]}>{texts[locale]}</span>
        </Fragment>
      ))}
    </Text>
  ) : null;
}

const Labels = v.record(v.string(), v.object({ en: v.string(), zh: v.string() }));

/** The published labels, once they are loaded. */
function useFigureLabels(): FigureLabels | undefined {
  const { published } = useEditState('labels', 'labels');
  return useMemo(() => {
    const labels: unknown = published?.ui;
    return v.is(Labels, labels) ? (name) => labels[name] ?? { en: name, zh: name } : undefined;
  }, [published]);
}
