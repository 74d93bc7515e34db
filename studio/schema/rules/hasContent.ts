import { isRecord } from '../../../locales/isRecord.ts';
import { isBlankText } from './text.ts';

/** Technical fields, which the Studio writes. */
const TECHNICAL = new Set(['_type', '_key', 'confirmed']);

/** Whether an editor entered anything in a part of a document. */
export function hasContent(value: unknown): boolean {
  if (typeof value === 'string') return !isBlankText(value);
  if (Array.isArray(value)) return value.some(hasContent);
  if (!isRecord(value)) return value !== undefined && value !== null;
  return Object.entries(value).some(([name, part]) => !TECHNICAL.has(name) && hasContent(part));
}
