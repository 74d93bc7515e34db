import type { Catalogue } from '../../../locales/flatten.ts';
import { labelName } from '../../../locales/kindLabels.ts';
import { fillPlaceholders } from '../../../locales/placeholders.ts';
import type { Program } from '../../../locales/program.ts';

interface Labelled {
  readonly name: string;
  readonly label?: string | null | undefined;
}

/**
 * Lines of figures with label, value, amount in renminbi and caution, so that an excerpt shows no
 * figure without its caution; `texts` have keys relative to the group of the page.
 */
export const figureLines = (
  figures: readonly Labelled[],
  texts: Catalogue,
  words: Catalogue,
): string[] =>
  figures.flatMap(({ name, label }) => {
    const what = words[`ui.${label ?? name}`];
    const [value, ...notes] = ['text', 'renminbi', 'caution'].map(
      (part) => texts[`figures.${name}.${part}`],
    );
    if (!what || !value) return [];
    return [lineOf(what, [value, ...notes.filter((note) => note)].join(' · '), words)];
  });

/** Prefixes the note on each family member with who they are and whether they may be included. */
export function prefixMemberNotes(
  texts: Catalogue,
  { topics }: Program,
  words: Catalogue,
): Catalogue {
  const members = topics.family?.members ?? [];
  const lines = members.map(({ who, answer }, index) => {
    const key = `familyMembers.members.${index}.note`;
    const what = words[`ui.${labelName('member', who)}`] ?? '';
    const value = words[`ui.${answer === 'ask' ? 'askUs' : labelName('answer', answer)}`] ?? '';
    return [key, `${lineOf(what, value, words)} · ${texts[key]}`];
  });
  return { ...texts, ...Object.fromEntries(lines) };
}

/** Prefixes the texts about the stay and the language with their headings, by which visitors ask. */
export function prefixPresence(texts: Catalogue, words: Catalogue): Catalogue {
  const lines = ['days', 'language'].flatMap((part) => {
    const key = `presence.${part}`;
    const [what, value] = [words[`ui.${labelName('presence', part)}`], texts[key]];
    return what && value ? [[key, lineOf(what, value, words)]] : [];
  });
  return { ...texts, ...Object.fromEntries(lines) };
}

const lineOf = (what: string, value: string, words: Catalogue): string =>
  fillPlaceholders(words['ui.searchFigure'] ?? '', (name) => ({ what, value })[name]);
