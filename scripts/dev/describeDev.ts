import { signInAddresses } from '../lake/signInAddresses.ts';
import type { DraftSource } from './draftSource.ts';
import type { EmbeddedLake } from './embeddedLake.ts';
import type { Publishing } from './publishing.ts';

/** What `npm run dev` started, with the URLs. */
interface StartedDev {
  readonly site: string;
  readonly studio?: string;
  readonly lake: EmbeddedLake | undefined;
  readonly publishing: Publishing | undefined;
  readonly source: DraftSource;
}

/** One sign-in link per role, the editor's first: a link grants the permissions of its role. */
function studioLines(studio: string, lake: EmbeddedLake | undefined): string[][] {
  if (!lake) return [['The Studio', studio, '']];
  return signInAddresses(lake.tokens, studio)
    .toSorted(([role], [other]) => Number(other === 'editor') - Number(role === 'editor'))
    .map(([role, address], index) => [
      index === 0 ? 'The Studio' : '',
      address,
      `signs you in as ${role === 'viewer' ? 'a' : 'an'} ${role}`,
    ]);
}

/** The URLs of everything that runs, and how to stop it. */
export function describeDev({ site, studio, lake, publishing, source }: StartedDev): string {
  const shows =
    source.perspective === 'drafts'
      ? 'shows drafts as they are edited'
      : 'shows published content; set SANITY_API_TOKEN (role Viewer) to see drafts';
  const lines = [
    ['The site', site, shows],
    ...(studio ? studioLines(studio, lake) : []),
    lake
      ? ['The lake', lake.address, 'stores all edits; export them with npm run lake -- export DIR']
      : ['Content', source.name, ''],
    ...(publishing
      ? [
          ['Published', publishing.site, 'is the site as visitors see it, one release per publish'],
          ['', publishing.server, 'lists releases and builds'],
        ]
      : []),
  ];
  const text = lines.map(([name = '', address = '', note = '']) => {
    const line = `  ${name.padEnd(12)}${address}`;
    return note ? `${line}\n  ${''.padEnd(12)}${note}` : line;
  });
  return `\n${text.join('\n\n')}\n\n  Stop with Ctrl-C.\n`;
}
