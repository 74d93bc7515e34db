/** What a page is about, for structured data; texts are given as catalogue keys. */
export interface Subject {
  readonly kind: 'program' | 'project' | 'person' | 'article';
  readonly group: string;
  readonly name: string;
  /** Pages between the home page and this one. */
  readonly trail: readonly { readonly path: string; readonly name: string }[];
  /** Number of questions that the page answers. */
  readonly questions?: number;
  /** Key of the author's name. */
  readonly author?: string | undefined;
  readonly updatedAt?: string | null;
}
