import { useCallback } from 'react';
import { type SanityClient, useClient } from 'sanity';
import * as v from 'valibot';
import { useAnswer } from '../tool/useAnswer.ts';
import type { FigureLabels } from './writeFigure.ts';

const QUERY = '*[_type == "labels"][0].ui';

const Labels = v.record(v.string(), v.object({ en: v.string(), zh: v.string() }));

/** Labels are asked for once in this time, not by every field. */
const FRESH = 60_000;

let known: { readonly labels: Promise<unknown>; readonly since: number } | undefined;

/** The published labels, once they are there. */
export function useFigureLabels(): FigureLabels | undefined {
  const client = useClient({ apiVersion: '2025-02-19' });
  const labels = useAnswer(useCallback(() => publishedLabels(client), [client]));
  return v.is(Labels, labels) ? (name) => labels[name] ?? { en: name, zh: name } : undefined;
}

/** Without an answer the form goes on, and shows no words. */
function publishedLabels(client: SanityClient): Promise<unknown> {
  if (known && Date.now() - known.since < FRESH) return known.labels;
  const published = client.withConfig({ perspective: 'published' });
  known = { labels: published.fetch(QUERY).catch(() => undefined), since: Date.now() };
  return known.labels;
}
