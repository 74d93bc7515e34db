import { useState } from 'react';
import * as v from 'valibot';
import { LOCALES, type Locale } from '../../../../locales/locale.ts';
import { STUDIO_LANGUAGE } from '../../../words/language.ts';

const Choice = v.object({
  languages: v.picklist([...LOCALES, 'both']),
  width: v.picklist(['phone', 'desktop']),
});

/** An editor's settings for previews. */
export type Choice = v.InferOutput<typeof Choice>;

const KEY = 'preview';

const FIRST: Choice = { languages: STUDIO_LANGUAGE, width: 'desktop' };

/** The editor's settings, stored in this browser for all documents. */
export function useChoice() {
  const [choice, setChoice] = useState(readChoice);
  const choose = (change: Partial<Choice>) => {
    const next = { ...choice, ...change };
    setChoice(next);
    localStorage.setItem(KEY, JSON.stringify(next));
  };
  return [choice, choose] as const;
}

function readChoice(): Choice {
  const text = localStorage.getItem(KEY) ?? '';
  const stored = v.safeParse(v.pipe(v.string(), v.parseJson(), Choice), text);
  return stored.success ? stored.output : FIRST;
}

/** The languages shown for each choice. */
export const CHOSEN_LOCALES = {
  en: ['en'],
  zh: ['zh'],
  both: LOCALES,
} as const satisfies Record<Choice['languages'], readonly Locale[]>;
