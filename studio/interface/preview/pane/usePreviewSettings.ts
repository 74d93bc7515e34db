import { useState } from 'react';
import * as v from 'valibot';
import { LOCALES, type Locale } from '../../../../locales/locale.ts';
import { STUDIO_LANGUAGE } from '../../../words/language.ts';

const PreviewSettings = v.object({
  languages: v.picklist([...LOCALES, 'both']),
  width: v.picklist(['phone', 'desktop']),
});

/** An editor's settings for previews. */
export type PreviewSettings = v.InferOutput<typeof PreviewSettings>;

/** Narrower windows, in CSS pixels, would show a desktop's page too small to read. */
const NARROW = 600;

/** Key in this browser's storage. */
const KEY = 'preview';

/** The editor's settings, stored in this browser for all documents. */
export function usePreviewSettings() {
  const [settings, setSettings] = useState(readSettings);
  const change = (changes: Partial<PreviewSettings>) => {
    const next = { ...settings, ...changes };
    setSettings(next);
    localStorage.setItem(KEY, JSON.stringify(next));
  };
  return [settings, change] as const;
}

function readSettings(): PreviewSettings {
  const text = localStorage.getItem(KEY) ?? '';
  const stored = v.safeParse(v.pipe(v.string(), v.parseJson(), PreviewSettings), text);
  if (stored.success) return stored.output;
  return { languages: STUDIO_LANGUAGE, width: innerWidth < NARROW ? 'phone' : 'desktop' };
}

/** The languages shown for each setting. */
export const SHOWN_LOCALES = {
  en: ['en'],
  zh: ['zh'],
  both: LOCALES,
} as const satisfies Record<PreviewSettings['languages'], readonly Locale[]>;
