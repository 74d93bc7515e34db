import { Text } from '@sanity/ui';
import { Fragment, useCallback } from 'react';
import { type Path, type SanityClient, useClient, useFormValue } from 'sanity';
import * as v from 'valibot';
import { isRecord } from '../../../locales/isRecord.ts';
import { LANGUAGE_TAGS, LOCALES } from '../../../locales/locale.ts';
import { say } from '../../words/say.ts';
import { useAnswer } from '../tool/useAnswer.ts';
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

const QUERY = '*[_type == "labels"][0].ui';

const Labels = v.record(v.string(), v.object({ en: v.string(), zh: v.string() }));
type Labels = v.InferOutput<typeof Labels>;

/** How long labels are cached for all fields, in milliseconds. */
const MAX_AGE = 60_000;

let cached: { readonly labels: Promise<Labels | undefined>; readonly since: number } | undefined;

/** The published labels, once they are loaded. */
function useFigureLabels(): FigureLabels | undefined {
  const client = useClient({ apiVersion: '2025-02-19' });
  const { value: labels } = useAnswer(useCallback(() => publishedLabels(client), [client]));
  return labels && ((name) => labels[name] ?? { en: name, zh: name });
}

/** Without an answer the form works, but shows no amount. */
function publishedLabels(client: SanityClient): Promise<Labels | undefined> {
  if (cached && Date.now() - cached.since < MAX_AGE) return cached.labels;
  const published = client.withConfig({ perspective: 'published' });
  const labels = published
    .fetch<unknown>(QUERY)
    .then((found) => (v.is(Labels, found) ? found : undefined))
    .catch(() => undefined);
  cached = { labels, since: Date.now() };
  return labels;
}
