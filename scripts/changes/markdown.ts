import type { SentenceChange } from '../../studio/changes/sentences.ts';
import { summarise } from '../../studio/changes/summary.ts';
import { outlineOf, type Phrase } from './outline.ts';
import type { Report } from './report.ts';

/** The report as Markdown, for a GitHub job summary or a pull request. */
export function toMarkdown(report: Report): string {
  const parts = outlineOf(report).flatMap(({ heading, lines, texts }) => {
    const title = `## ${render(heading)}`;
    const list = lines.map(item).join('\n');
    const rewritten = texts.map(
      ({ field, sentences }) => `**${escapeMarkdown(field)}**\n\n${fence(sentences)}`,
    );
    return [title, list, ...rewritten].filter((part) => part !== '');
  });
  const summary = summarise(report);
  const sentence = `${summary.charAt(0).toUpperCase()}${summary.slice(1)}.`;
  return `${['# Content changes', sentence, ...parts].join('\n\n')}\n`;
}

const item = ({ phrase, below = [] }: { phrase: Phrase; below?: readonly string[] }): string =>
  [`- ${render(phrase)}`, ...below.map((line) => `  - ${escapeMarkdown(line)}`)].join('\n');

const render = (phrase: Phrase): string =>
  phrase
    .map((part) => {
      if (typeof part === 'string') return escapeMarkdown(part);
      return 'alarm' in part ? `**${part.alarm}**` : `[${escapeMarkdown(part.text)}](${part.url})`;
    })
    .join('');

/** GitHub highlights the lines of a `diff`; Markdown in it is not interpreted. */
function fence(sentences: readonly SentenceChange[]): string {
  const lines = sentences.flatMap(({ before, after }) => [
    ...prefixLines('- ', before),
    ...prefixLines('+ ', after),
  ]);
  // Longer than any backticks within it.
  const runs = lines.flatMap((line) => line.match(/`+/g) ?? []);
  const ticks = '`'.repeat(Math.max(2, ...runs.map(({ length }) => length)) + 1);
  return [`${ticks}diff`, ...lines, ticks].join('\n');
}

const prefixLines = (prefix: string, text: string | undefined): string[] =>
  text?.split(/\r\n|[\r\n\u2028\u2029]/).map((line) => prefix + line) ?? [];

/** Escapes Markdown and HTML. */
const escapeMarkdown = (text: string): string =>
  text.replace(/\s+/g, ' ').replace(/[\\`*_{}[\]<>#+!|&~]/g, '\\$&');
