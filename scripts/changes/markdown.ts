import { LOCALE_TITLES } from '../../locales/locale.ts';
import type { FigureChange, PageChange, PageLink } from '../../studio/changes/contentChanges.ts';
import type { SentenceChange } from '../../studio/changes/sentences.ts';
import { summarise } from '../../studio/changes/summary.ts';
import { heldOutcome, nameOf } from '../content/held.ts';
import type { HeldBack, Report } from './report.ts';

/** The report as Markdown, for the summary of a job on GitHub or a pull request. */
export function toMarkdown(report: Report): string {
  const { changed, added, removed, moved, figures, heldBack } = report;
  const sections = [
    '# Content changes',
    `${capitalise(summarise(report))}.`,
    ...section('Held back', heldBack.map(describeHeldBack)),
    ...section('Figures', figures.map(describeFigure)),
    ...section('Pages added', added.map(link)),
    ...section(
      'Pages removed',
      removed.map(({ titles, path }) => `- ${plain(titles.en)} (${path})`),
    ),
    ...section(
      'Pages moved',
      moved.map((page) => `${link(page)}, formerly ${page.from}`),
    ),
    ...changed.flatMap(describePage),
  ];
  return `${sections.join('\n\n')}\n`;
}

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? [`## ${title}`, lines.join('\n')] : [];

const link = ({ titles, urls }: PageLink) =>
  `- [${plain(titles.en)}](${urls.en}) · [${plain(titles.zh)}](${urls.zh})`;

function describeHeldBack(held: HeldBack): string {
  const name = plain(nameOf(held));
  return [
    `- ${held.url ? `[${name}](${held.url})` : name}: ${plain(heldOutcome(held))}`,
    ...held.problems.map(
      ({ field, message }) => `  - ${plain(field || 'document')}: ${plain(message)}`,
    ),
  ].join('\n');
}

const describeFigure = ({ name, page, before, after }: FigureChange) =>
  `- [${plain(page.titles.en)}](${page.urls.en}) ${plain(name)}: ${plain(before?.en ?? 'none')} → ${plain(after?.en ?? 'none')} (${plain(before?.zh ?? '无')} → ${plain(after?.zh ?? '无')})`;

function describePage({ page, locale, texts }: PageChange): string[] {
  const title = page ? `[${plain(page.titles[locale])}](${page.urls[locale]})` : 'Every page';
  return [
    `## ${title} · ${LOCALE_TITLES[locale]}`,
    ...texts.flatMap(({ field, sentences }) => [`**${plain(field)}**`, fence(sentences)]),
  ];
}

/** GitHub colours the lines of a `diff`; nothing in it is read as Markdown. */
function fence(sentences: readonly SentenceChange[]): string {
  const lines = sentences.flatMap(({ before, after }) => [
    ...(before === undefined ? [] : prefixed('- ', before)),
    ...(after === undefined ? [] : prefixed('+ ', after)),
  ]);
  const longest = Math.max(
    2,
    ...lines.flatMap((line) => line.match(/`+/g) ?? []).map(({ length }) => length),
  );
  const ticks = '`'.repeat(longest + 1);
  return [`${ticks}diff`, ...lines, ticks].join('\n');
}

const prefixed = (prefix: string, text: string) =>
  text.split(/\r\n|[\r\n\u2028\u2029]/).map((line) => prefix + line);

/** Text that stands for itself: neither Markdown nor HTML. */
const plain = (text: string): string =>
  text.replace(/\s+/g, ' ').replace(/[\\`*_{}[\]()<>#+!|&~]/g, '\\$&');

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
