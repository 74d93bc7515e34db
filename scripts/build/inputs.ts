import { type Content, contentOf } from '../../locales/content.ts';
import { isPartName } from '../../locales/findParts.ts';
import type { ContentFiles } from '../../locales/load.ts';
import { isLocale, mapLocales } from '../../locales/locale.ts';
import { digest } from '../disk/digest.ts';
import type { Manifest } from './manifest.ts';

type Before = Pick<Manifest, 'groups' | 'parts'>;

/** Digest of a missing part, which no real digest equals. */
const ABSENT = '';

/** The content that pages are made from, with its changes since the last build. */
export class Inputs {
  readonly content: Content;
  /** Digests of the catalogue groups, by language. */
  readonly groups: Manifest['groups'];
  readonly #before: Before;
  readonly #parts = new Map<string, string>();

  constructor({ site, catalogues }: ContentFiles, before: Before = NOTHING) {
    this.content = contentOf({ site, catalogues });
    this.groups = mapLocales((locale) =>
      Object.fromEntries(
        Array.from(catalogues[locale].lines, ([group, lines]) => [group, digest(lines)]),
      ),
    );
    this.#before = before;
  }

  /** Whether a part is unchanged since the last build. */
  isSame(part: string): boolean {
    return this.digestOf(part) === this.#before.parts.get(part);
  }

  /** @param part name as in {@link recordParts} */
  digestOf(part: string): string {
    const known = this.#parts.get(part);
    if (known !== undefined) return known;
    const found = this.#find(part);
    this.#parts.set(part, found);
    return found;
  }

  #find(part: string): string {
    const [name = '', ...of] = part.split(' ');
    if (!isPartName(name)) return ABSENT;
    if (name === 'texts') return this.#findTexts(part, of);
    return digest(JSON.stringify(this.content.part(name, ...of) ?? null));
  }

  /** Texts are compared only if their group has changed, so most of a catalogue is never parsed. */
  #findTexts(part: string, of: readonly string[]): string {
    const [locale, group = '', ...fields] = of;
    if (!isLocale(locale)) return ABSENT;
    const now = this.groups[locale][group];
    if (now === undefined || fields.length === 0) return now ?? ABSENT;
    const before = this.#before.groups[locale][group] === now && this.#before.parts.get(part);
    return before || digest(JSON.stringify(this.content.part('texts', ...of)));
  }
}

const NOTHING: Before = { groups: { en: {}, zh: {} }, parts: new Map() };

/** A view of the content that records the parts read, such as `texts en residency.greece`. */
export function recordParts(content: Content): { content: Content; parts: ReadonlySet<string> } {
  const parts = new Set<string>();
  return {
    parts,
    content: {
      part: (name, ...of) => {
        parts.add([name, ...of].join(' '));
        return content.part(name, ...of);
      },
    },
  };
}
