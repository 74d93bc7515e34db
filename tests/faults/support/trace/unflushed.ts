import path from 'node:path';
import type { Moment } from './readTrace.ts';

/** Content of a file, under any name. */
interface Content {
  writes: number;
  flushed: number;
}

const OPENED = /^(?:AT_FDCWD|\d+)<(?<folder>[^>]*)>, "(?<name>[^"]*)", (?<flags>[A-Z_|]+)/;
const INSIDE = /^(?:AT_FDCWD|\d+)<(?<folder>[^>]*)>, "(?<name>[^"]*)"/;
const DESCRIPTOR = /^\d+<(?<file>\/[^>]*)>/;
const TARGET = /(?:AT_FDCWD|\d+)<(?<file>\/[^>]*)>(?=[^<]*$)/;
const NAMES = /"([^"]*)"/g;
const WRITING = /^(?:p?writev?(?:64|2)?|ftruncate|fallocate|sendfile)$/;

/** Arguments of a call. */
interface Names {
  readonly args: string;
  readonly first: string;
  readonly second: string;
}

/**
 * What a power cut could lose: content that was written and not flushed, and names in a folder that
 * was not flushed since. Follows a program's calls one by one.
 */
export class Unflushed {
  readonly #contents = new Map<string, Content>();
  readonly #names = new Map<string, number>();
  readonly #flushing = new Map<string, { names: number; writes: number }>();
  readonly #folder: string;
  readonly #known: Set<string>;
  #clock = 0;

  /**
   * @param folder working directory of the program
   * @param known files that existed before
   */
  constructor(folder: string, known: Iterable<string> = []) {
    this.#folder = folder;
    this.#known = new Set(known);
  }

  /** What a power cut could lose of a place now: `content of FILE`, `name of FILE`. */
  within(...places: readonly string[]): string[] {
    const isWithin = (file: string) =>
      places.some((place) => file === place || file.startsWith(`${place}/`));
    const contents = [...this.#contents]
      .filter(([, { writes, flushed }]) => writes > flushed)
      .map(([file]) => ['content', file] as const);
    const names = [...this.#names.keys()].map((file) => ['name', file] as const);
    return [...contents, ...names]
      .filter(([, file]) => isWithin(file))
      .map(([what, file]) => `${what} of ${file}`);
  }

  follow({ is, call, args, result }: Moment): void {
    this.#clock += 1;
    if (/^f(?:data)?sync$/.test(call)) this.#flush(is, DESCRIPTOR.exec(args)?.groups?.file, result);
    else if (is === 'end' && result >= 0) this.#change(call, args);
  }

  #change(call: string, args: string): void {
    const names = [...args.matchAll(NAMES)].map(([, name = '']) => this.#resolve(name));
    const [first = '', second = ''] = names;
    const named = DESCRIPTOR.exec(args)?.groups?.file;
    const act = this.#changes[call];
    if (act) act({ args, first, second });
    else if (WRITING.test(call)) this.#write(named);
  }

  readonly #changes: Readonly<Record<string, (names: Names) => void>> = {
    openat: ({ args }) => this.#open(args),
    copy_file_range: ({ args }) => this.#write(TARGET.exec(args)?.groups?.file),
    mkdir: ({ first }) => this.#name(first),
    symlink: ({ second }) => this.#name(second),
    link: ({ first, second }) => {
      this.#contents.set(second, this.#contentOf(first));
      this.#name(second);
    },
    rename: ({ first, second }) => {
      this.#move(first, second);
      this.#name(second);
    },
    unlink: ({ first }) => this.#forget(first),
    rmdir: ({ first }) => this.#forget(first),
    unlinkat: ({ args }) => {
      const { folder = '', name = '' } = INSIDE.exec(args)?.groups ?? {};
      this.#forget(path.resolve(folder, name));
    },
  };

  #open(args: string): void {
    const { folder = '', name = '', flags = '' } = OPENED.exec(args)?.groups ?? {};
    const file = path.resolve(folder, name);
    if (!/O_WRONLY|O_RDWR/.test(flags)) return;
    if (/O_CREAT/.test(flags) && !this.#known.has(file)) this.#name(file);
    if (/O_TRUNC/.test(flags)) this.#write(file);
  }

  #write(file: string | undefined): void {
    if (file !== undefined) this.#contentOf(file).writes = this.#clock;
  }

  #name(file: string): void {
    this.#known.add(file);
    this.#names.set(file, this.#clock);
  }

  #move(from: string, to: string): void {
    for (const map of [this.#contents, this.#names] as readonly Map<string, unknown>[])
      for (const [file, value] of [...map]) {
        if (file !== from && !file.startsWith(`${from}/`)) continue;
        map.delete(file);
        map.set(to + file.slice(from.length), value);
      }
    this.#known.delete(from);
  }

  #forget(file: string): void {
    for (const map of [this.#contents, this.#names, this.#known]) map.delete(file);
  }

  /** A flush covers what was written before it started, and counts once it has ended. */
  #flush(is: Moment['is'], file: string | undefined, result: number): void {
    if (file === undefined) return;
    if (is === 'begin') {
      this.#flushing.set(file, {
        names: this.#clock,
        writes: this.#contents.get(file)?.writes ?? 0,
      });
      return;
    }
    const covered = this.#flushing.get(file);
    if (!covered || result !== 0) return;
    const content = this.#contents.get(file);
    if (content) content.flushed = Math.max(content.flushed, covered.writes);
    for (const [name, given] of this.#names)
      if (path.dirname(name) === file && given <= covered.names) this.#names.delete(name);
  }

  #contentOf(file: string): Content {
    const known = this.#contents.get(file) ?? { writes: 0, flushed: 0 };
    this.#contents.set(file, known);
    return known;
  }

  #resolve = (name: string) => path.resolve(this.#folder, name);
}
