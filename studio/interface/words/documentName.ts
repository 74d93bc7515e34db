import { isRecord } from '../../../locales/isRecord.ts';
import { STUDIO_LANGUAGE } from '../../words/language.ts';

/**
 * What editors call a document: people have names, pages have titles.
 *
 * @returns `undefined` where it has none, as what exists once: that is known by its type
 */
export function documentName({ name, title }: Readonly<Record<string, unknown>>) {
  const words = [name, title].find(isRecord);
  return [words?.[STUDIO_LANGUAGE], words?.en].find(
    (name): name is string => typeof name === 'string' && name.trim() !== '',
  );
}
