import { Label, Stack, Text } from '@sanity/ui';
import { alternates } from '../../../../locales/localPath.ts';
import { LANGUAGE_NAMES } from '../../words/languageNames.ts';
import { SITE_URL } from './siteUrl.ts';

/** A page with its address in each language. */
export function PlaceLinks({ title, path }: { readonly title: string; readonly path: string }) {
  return (
    <Stack gap={3}>
      <Label size={1} muted>
        {title}
      </Label>
      {alternates(path).map((alternate) => (
        <Text key={alternate.locale} size={1}>
          {LANGUAGE_NAMES[alternate.locale]}:{' '}
          <a href={SITE_URL + alternate.path} target="_blank" rel="noopener">
            {alternate.path}
          </a>
        </Text>
      ))}
    </Stack>
  );
}
