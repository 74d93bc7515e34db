import type { SentenceChange } from '../../studio/changes/sentences.ts';
import { summarise } from '../../studio/changes/summary.ts';
import { outlineOf, type Phrase } from './outline.ts';
import type { Report } from './report.ts';

/** The report as Markdown, for the summary of a job on GitHub or a pull request. */
export function toMarkdown(report: Report): string {
  const parts = outlineOf(report).flatMap(({ heading, lines, texts }) => [
    `## ${written(heading)}`,
    ...(lines.length > 0 ? [lines.map(item).join('\n')] : []),
    ...texts.flatMap(({ field, sentences }) => [`**${plain(field)}**`, fence(sentences)]),
  ]);
  const summary = summarise(report);
  const sentence = `${summary.charAt(0).toUpperCase()}${summary.slice(1)}.`;
  return `${['# Content changes', sentence, ...parts].join('\n\n')}\n`;
}

const item = ({ phrase, below = [] }: { phrase: Phrase; below?: readonly string[] }): string =>
  [`- ${written(phrase)}`, ...below.map((line) => `  - ${plain(line)}`)].join('\n');

const written = (phrase: Phrase): string =>
  phrase
    .map((part) => {
      if (typeof part === 'string') return plain(part);
      return 'alarm' in part ? `**${part.alarm}**` : `[${plain(part.text)}](${part.url})`;
    })
    .join('');

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
  text.replace(/\s+/g, ' ').replace(/[\\`*_{}[\]<>#+!|&~]/g, '\\$&');
