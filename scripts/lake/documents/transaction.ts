import type { LakeDocument } from './document.ts';

/** What one transaction did to one document. */
export interface Change {
  readonly id: string;
  readonly before: LakeDocument | undefined;
  readonly after: LakeDocument | undefined;
  /** In the form that listeners can apply: each names a document rather than a query. */
  readonly mutations: readonly unknown[];
}

/** Changes that become visible together; its id is the new revision of each document. */
export interface Transaction {
  readonly id: string;
  readonly author: string;
  readonly timestamp: string;
  readonly changes: readonly Change[];
}

/** The effect of a mutation on a document. */
export type Operation = 'create' | 'update' | 'delete' | 'none';
