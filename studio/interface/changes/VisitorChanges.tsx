import { Heading, Stack, Text } from '@sanity/ui';
import type { PageLink } from '../../changes/contentChanges.ts';
import { summarise } from '../../changes/summary.ts';
import { say } from '../../words/say.ts';
import { useTypeOf } from '../tool/useTypeOf.ts';
import { WhenLoaded } from '../tool/WhenLoaded.tsx';
import { useStoredDocuments } from '../watch/useStoredDocuments.ts';
import { FigureChanges } from './FigureChanges.tsx';
import { PageChanges } from './PageChanges.tsx';
import { type Comparison, type Publication, useChanges } from './useChanges.ts';

/** Shown while the report is computed. */
export const COMPARING_MESSAGE = say('Comparing with the published documents…');

/** What publishing the document in a form would change. */
export function DraftChanges(publication: Omit<Publication, 'stored'>) {
  const documents = useStoredDocuments({ form: publication.form?._id });
  return (
    <WhenLoaded source={documents} loading={COMPARING_MESSAGE}>
      {(stored) => <VisitorChanges stored={stored} {...publication} />}
    </WhenLoaded>
  );
}

/** What a publish would change, page by page and sentence by sentence. */
export function VisitorChanges(publication: Publication) {
  const compared = useChanges(publication);
  return (
    <WhenLoaded source={compared} loading={COMPARING_MESSAGE}>
      {(result) =>
        typeof result === 'string' ? (
          <Text>{result}</Text>
        ) : (
          <Report {...result} isLinked={publication.form === undefined} />
        )
      }
    </WhenLoaded>
  );
}

interface ReportProps extends Comparison {
  readonly isLinked: boolean;
}

function Report({ changes, grouped, written, isLinked }: ReportProps) {
  const typeOf = useTypeOf();
  return (
    <Stack gap={5} data-testid="visitor-changes">
      <Text>{sentence(summarise(changes))}</Text>
      <Links title={say('Pages added')} pages={changes.added} />
      <Links title={say('Pages removed')} pages={changes.removed} />
      <Links title={say('Pages moved')} pages={changes.moved} />
      <FigureChanges figures={changes.figures} />
      {changes.changed.map((change, index) => (
        <PageChanges
          // biome-ignore lint/suspicious/noArrayIndexKey: a term may have the group of a removed one
          key={index}
          {...change}
          grouped={grouped}
          written={written}
          typeOf={typeOf}
          isLinked={isLinked}
        />
      ))}
    </Stack>
  );
}

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}${say('.')}`;

interface LinksProps {
  readonly title: string;
  /** With the former path of a page that moved. */
  readonly pages: readonly (PageLink & { readonly from?: string })[];
}

function Links({ title, pages }: LinksProps) {
  if (pages.length === 0) return null;
  return (
    <Stack gap={3}>
      <Heading as="h3" size={1}>
        {title}
      </Heading>
      {pages.map(({ path, titles, from }) => (
        <Text key={path} size={1}>
          {titles.en} · {titles.zh} ({[from, path].filter(Boolean).join(' → ')})
        </Text>
      ))}
    </Stack>
  );
}
