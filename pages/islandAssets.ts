import { getGlobalContextSync } from 'vike/server';
import { ISLANDS_ENTRY } from '../components/islands/entry.ts';

/** Files that a page references in its `<head>`. */
export interface PageAssets {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

export const NO_ASSETS: PageAssets = { styles: [], scripts: [] };

/** The assets that pages with an island need in addition to those of every page. */
export function islandAssets(): PageAssets {
  const context = getGlobalContextSync();
  const entry = context.isClientSide ? undefined : context.assetsManifest?.[ISLANDS_ENTRY];
  // Vite's development server has no manifest: it serves the sources, and the entry imports its CSS.
  if (!entry) return { styles: [], scripts: [`/${ISLANDS_ENTRY}`] };
  return { styles: (entry.css ?? []).map(asset), scripts: [asset(entry.file)] };
}

const asset = (file: string) => `/${file}`;
