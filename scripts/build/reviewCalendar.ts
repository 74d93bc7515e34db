import { dayOf } from '../../locales/day.ts';
import type { WholeContent } from '../../locales/indexedContent.ts';
import { needsReview } from '../../locales/reviews.ts';
import { listReviews, type Review } from '../content/reviews.ts';

/**
 * Reviews and automatic changes as an iCalendar file (RFC 5545), with one event per page and day. The
 * same content gives the same bytes.
 *
 * @param origin of the published site
 */
export function reviewCalendar(content: WholeContent, origin: string): string {
  const { host } = new URL(origin);
  const reviews = listReviews(content, origin);
  const events = Map.groupBy(reviews, ({ document, day }) => `${document}.${day}`);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${host}//Reviews//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(`Reviews of ${host}`)}`,
    ...[...events].flatMap(([name, due]) => eventOf(`${name}@${host}`, due)),
    'END:VCALENDAR',
  ]
    .map((line) => `${foldLine(line)}\r\n`)
    .join('');
}

function eventOf(uid: string, reviews: readonly Review[]): string[] {
  const [first] = reviews;
  if (!first) return [];
  const { day, title, url, changed } = first;
  const isCheck = reviews.some(needsReview);
  const lines = reviews.map(({ name, value, source }) => `${name}: ${value} (${source})`);
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${timeOf(changed)}`,
    `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
    `SUMMARY:${escapeText(isCheck ? `Review ${title}` : `${title} changes`)}`,
    `DESCRIPTION:${escapeText(lines.join('\n'))}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** `20261116T090000Z` */
function timeOf(moment: string): string {
  const date = new Date(moment);
  const clock = date.toISOString().slice(11, 19);
  return `${dayOf(date)}T${clock}Z`.replaceAll(/[-:]/g, '');
}

const escapeText = (text: string): string =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`);

/** Maximum octets of a line, without the line break. */
const MAX_OCTETS = 75;

/** Folds long lines with a line break and a space, never within a character. */
function foldLine(line: string): string {
  let text = '';
  let used = 0;
  for (const character of line) {
    const octets = Buffer.byteLength(character);
    if (used + octets > MAX_OCTETS) {
      text += '\r\n ';
      used = 1;
    }
    text += character;
    used += octets;
  }
  return text;
}
