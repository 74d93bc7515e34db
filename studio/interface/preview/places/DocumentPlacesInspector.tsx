import { Box, Flex, Label, Spinner, Stack, Text } from '@sanity/ui';
import { type DocumentInspectorProps, useEditState, usePerspective } from 'sanity';
import { DocumentInspectorHeader } from 'sanity/structure';
import { alternates } from '../../../../locales/localPath.ts';
import { COLON } from '../../../words/punctuation.ts';
import { say } from '../../../words/say.ts';
import { useTypeOf } from '../../tool/useTypeOf.ts';
import { LANGUAGE_NAMES } from '../../words/languageNames.ts';
import { explainMissingSite, explainRemoval } from '../draft/remarks.ts';
import { useDraftSite } from '../draft/useDraftSite.ts';
import { isOnEveryPage, type PlacePage, placesOf } from './placesOf.ts';
import { SITE_URL } from './siteUrl.ts';

/** The panel "Where this is shown": addresses in both languages, and pages that show a card. */
export function DocumentPlacesInspector({
  documentId,
  documentType,
  onClose,
}: DocumentInspectorProps) {
  return (
    <Flex direction="column" height="fill" overflow="hidden">
      <DocumentInspectorHeader
        as="header"
        title={say('Where this is shown')}
        closeButtonLabel={say('Close')}
        onClose={onClose}
      />
      <Box flex={1} overflow="auto" padding={4}>
        {isOnEveryPage(documentType) ? (
          <Text size={1}>{say('On every page, in both languages.')}</Text>
        ) : (
          <DocumentPlaces id={documentId} type={documentType} />
        )}
      </Box>
    </Flex>
  );
}

const NOTHING = {};

function DocumentPlaces({ id, type }: { readonly id: string; readonly type: string }) {
  const { selectedReleaseId } = usePerspective();
  const stored = useEditState(id, type, 'default', selectedReleaseId);
  const typeOf = useTypeOf();
  const form = stored.version ?? stored.draft ?? stored.published ?? NOTHING;
  const site = useDraftSite(form, id, typeOf);
  if (!site) return <Spinner muted />;
  if (site instanceof Error) return <Text size={1}>{explainMissingSite(site, typeOf)}</Text>;

  const places = placesOf(site, id);
  const { page, entry, published: onSite } = places;
  const shown = page ?? entry;
  if (!shown)
    return (
      <Text size={1}>
        {explainRemoval(site, id) ?? say('Nowhere yet: it has no page until it is complete.')}
      </Text>
    );
  const titleOf = ({ title, type }: PlacePage) => title ?? typeOf(type)?.title ?? type;
  return (
    <Stack gap={5}>
      <PlaceLinks
        title={
          page
            ? say('Its own page')
            : say('Its entry on the page “[page]”', { page: titleOf(shown) })
        }
        path={onSite ?? shown.path}
      />
      {onSite === undefined && (
        <Text size={1}>{say('Visitors will find it there once you publish it.')}</Text>
      )}
      {onSite !== undefined && onSite !== shown.path && (
        <Text size={1}>{say('After publishing it moves to [path].', { path: shown.path })}</Text>
      )}
      {places.cards.map((card) => (
        <PlaceLinks
          key={card.path}
          title={say('Its card on the page “[page]”', { page: titleOf(card) })}
          path={card.path}
        />
      ))}
      {places.isInBar && (
        <Text size={1}>{say('In the navigation bar at the top of every page.')}</Text>
      )}
    </Stack>
  );
}

/** A page with its address in each language. */
function PlaceLinks({ title, path }: { readonly title: string; readonly path: string }) {
  return (
    <Stack gap={3}>
      <Label size={1} muted>
        {title}
      </Label>
      {alternates(path).map((alternate) => (
        <Text key={alternate.locale} size={1}>
          {LANGUAGE_NAMES[alternate.locale]}
          {COLON}
          <a href={SITE_URL + alternate.path} target="_blank" rel="noopener">
            {alternate.path}
          </a>
        </Text>
      ))}
    </Stack>
  );
}
