import { isRecord } from '../../../locales/isRecord.ts';
import { isBlankText } from './text.ts';

/** What the Studio writes by itself, and what nobody sees. */
const OWN = new Set(['_type', '_key', 'confirmed']);

/** Whether an editor wrote or chose anything in a part of a document. */
export function hasContent(value: unknown): boolean {
  if (typeof value === 'string') return !isBlankText(value);
  if (Array.isArray(value)) return value.some(hasContent);
  if (!isRecord(value)) return value !== undefined && value !== null;
  return Object.entries(value).some(([name, part]) => !OWN.has(name) && hasContent(part));
}
