/** What a page is about, for search engines; texts by their catalogue keys. */
export interface Subject {
  readonly kind: 'program' | 'project' | 'person' | 'article';
  readonly group: string;
  /** Key of its name. */
  readonly name: string;
  /** Pages between the home page and this one. */
  readonly trail: readonly { readonly path: string; readonly name: string }[];
  /** How many questions the page answers. */
  readonly questions?: number;
  /** Key of the name of who signs it. */
  readonly author?: string | undefined;
  readonly updatedAt?: string | null;
}
