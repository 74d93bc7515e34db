import type { BuildReport } from './buildSite.ts';

/** Says what a build did, and warns of what some hosts cannot take. */
export function tellBuild({ pages, written, removed, warnings }: BuildReport): void {
  const changes = `${written.length} files written, ${removed.length} removed`;
  console.log(`dist/client is complete: ${pages.length} pages (${changes})`);
  for (const warning of warnings) console.error(`Warning: ${warning}`);
}
