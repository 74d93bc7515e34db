import type { DraftSource } from './draftSource.ts';
import type { EmbeddedLake } from './embeddedLake.ts';
import type { Publishing } from './publishing.ts';

/** What `npm run dev` started, by its addresses. */
export interface StartedDev {
  readonly site: string;
  readonly studio?: string;
  readonly lake: EmbeddedLake | undefined;
  readonly publishing: Publishing | undefined;
  readonly source: DraftSource;
}

/** Where everything is, and how to end it. */
export function describeDev({ site, studio, lake, publishing, source }: StartedDev): string {
  const signedIn = lake ? `/#token=${lake.tokens.editor}` : '';
  const shows =
    source.perspective === 'drafts'
      ? 'shows drafts as they are written'
      : 'shows what is published: set SANITY_API_TOKEN (role Viewer) to see drafts';
  const lines = [
    ['The site', site, shows],
    ...(studio
      ? [['The Studio', `${studio}${signedIn}`, lake ? 'opens signed in, as an editor' : '']]
      : []),
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
          ['', publishing.server, 'tells of releases and builds'],
        ]
      : []),
  ];
  const text = lines.map(([name = '', address = '', note = '']) =>
    [`  ${name.padEnd(12)}${address}`, ...(note ? [`  ${''.padEnd(12)}${note}`] : [])].join('\n'),
  );
  return `\n${text.join('\n\n')}\n\n  Stop with Ctrl-C.\n`;
}
