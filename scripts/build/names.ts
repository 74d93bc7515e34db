/** Names, each listed once and referred to elsewhere by its place in the list. */
export class Names {
  readonly list: string[] = [];
  readonly #places = new Map<string, number>();

  /** The places of some names, which are added if need be. */
  placesOf(names: readonly string[]): number[] {
    return names.map((name) => this.#placeOf(name));
  }

  #placeOf(name: string): number {
    const known = this.#places.get(name);
    if (known !== undefined) return known;
    this.#places.set(name, this.list.length);
    return this.list.push(name) - 1;
  }
}

/** The names at some places. */
export const namesAt = (places: readonly number[], list: readonly string[]): string[] =>
  places.flatMap((place) => list[place] ?? []);
