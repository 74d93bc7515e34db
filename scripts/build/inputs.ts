import { type Content, wrapContent } from '../../locales/content.ts';
import type { ContentFiles } from '../../locales/load.ts';
import { isLocale, mapLocales } from '../../locales/locale.ts';
import { isSelectorName } from '../../locales/selectors.ts';
import { digest } from '../disk/digest.ts';
import type { Manifest } from './manifest.ts';

type Before = Pick<Manifest, 'groups' | 'selections'>;

/** Digest of a missing selection, which no real digest equals. */
const ABSENT = '';

/** The content that pages are made from, with its changes since the last build. */
export class Inputs {
  readonly content: Content;
  /** Digests of the catalogue groups, by language. */
  readonly groups: Manifest['groups'];
  readonly #before: Before;
  readonly #selections = new Map<string, string>();

  constructor({ site, catalogues }: ContentFiles, before: Before = NOTHING) {
    this.content = wrapContent({ site, catalogues });
    this.groups = mapLocales((locale) =>
      Object.fromEntries(
        Array.from(catalogues[locale].lines, ([group, lines]) => [group, digest(lines)]),
      ),
    );
    this.#before = before;
  }

  /** Whether a selection is unchanged since the last build. */
  isSame(selection: string): boolean {
    return this.digestOf(selection) === this.#before.selections.get(selection);
  }

  /** @param selection name as in {@link recordSelections} */
  digestOf(selection: string): string {
    const known = this.#selections.get(selection);
    if (known !== undefined) return known;
    const found = this.#find(selection);
    this.#selections.set(selection, found);
    return found;
  }

  #find(selection: string): string {
    const [name = '', ...of] = selection.split(' ');
    if (!isSelectorName(name)) return ABSENT;
    if (name === 'texts') return this.#findTexts(selection, of);
    return digest(JSON.stringify(this.content.select(name, ...of) ?? null));
  }

  /** Texts are compared only if their group has changed, so most of a catalogue is never parsed. */
  #findTexts(selection: string, of: readonly string[]): string {
    const [locale, group = '', ...fields] = of;
    if (!isLocale(locale)) return ABSENT;
    const now = this.groups[locale][group];
    if (now === undefined || fields.length === 0) return now ?? ABSENT;
    const before =
      this.#before.groups[locale][group] === now && this.#before.selections.get(selection);
    return before || digest(JSON.stringify(this.content.select('texts', ...of)));
  }
}

const NOTHING: Before = { groups: { en: {}, zh: {} }, selections: new Map() };

/** A view of the content that records the selections read, such as `texts en residency.greece`. */
export function recordSelections(content: Content): {
  content: Content;
  selections: ReadonlySet<string>;
} {
  const selections = new Set<string>();
  return {
    selections,
    content: {
      select: (name, ...of) => {
        selections.add([name, ...of].join(' '));
        return content.select(name, ...of);
      },
    },
  };
}
