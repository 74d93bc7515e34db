import { isRecord } from '../../../locales/isRecord.ts';

/**
 * What editors call a document: people have names, pages have titles.
 *
 * @returns `undefined` where it has none, as what exists once: that is known by its type
 */
export function documentName({ name, title }: Readonly<Record<string, unknown>>) {
  const words = [name, title].find(isRecord);
  const english = words?.en;
  return typeof english === 'string' && english.trim() !== '' ? english : undefined;
}
