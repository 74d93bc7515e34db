import { signInAddresses } from '../lake/signInAddresses.ts';
import type { DraftSource } from './draftSource.ts';
import type { EmbeddedLake } from './embeddedLake.ts';
import type { Publishing } from './publishing.ts';

/** What `npm run dev` started, by its addresses. */
interface StartedDev {
  readonly site: string;
  readonly studio?: string;
  readonly lake: EmbeddedLake | undefined;
  readonly publishing: Publishing | undefined;
  readonly source: DraftSource;
}

/** Who is signed in may do what the role may: each address is for the people who have it. */
function studioLines(studio: string, lake: EmbeddedLake | undefined): string[][] {
  if (!lake) return [['The Studio', studio, '']];
  return signInAddresses(lake.tokens, studio)
    .toSorted(([role], [other]) => Number(other === 'editor') - Number(role === 'editor'))
    .map(([role, address], index) => [
      index === 0 ? 'The Studio' : '',
      address,
      `opens signed in, as ${role === 'viewer' ? 'a' : 'an'} ${role}`,
    ]);
}

/** Where everything is, and how to end it. */
export function describeDev({ site, studio, lake, publishing, source }: StartedDev): string {
  const shows =
    source.perspective === 'drafts'
      ? 'shows drafts as they are written'
      : 'shows what is published: set SANITY_API_TOKEN (role Viewer) to see drafts';
  const lines = [
    ['The site', site, shows],
    ...(studio ? studioLines(studio, lake) : []),
    lake
      ? [
          'The lake',
          lake.address,
          'keeps what is edited; export it with npm run lake -- export DIR',
        ]
      : ['Content', source.name, ''],
    ...(publishing
      ? [
          ['Published', publishing.site, 'is what visitors would get, a release for each publish'],
          ['', publishing.server, 'shows releases and builds'],
        ]
      : []),
  ];
  const text = lines.map(([name = '', address = '', note = '']) =>
    [`  ${name.padEnd(12)}${address}`, ...(note ? [`  ${''.padEnd(12)}${note}`] : [])].join('\n'),
  );
  return `\n${text.join('\n\n')}\n\n  Stop with Ctrl-C.\n`;
}
