import type { BuildReport } from './buildSite.ts';

/** Prints a summary of a build and its warnings. */
export function reportBuild({ pages, written, removed, warnings }: BuildReport): void {
  const changes = `${written.length} files written, ${removed.length} removed`;
  console.log(`dist/client is complete: ${pages.length} pages (${changes})`);
  for (const warning of warnings) console.error(`Warning: ${warning}`);
}
