import { Box, Button, Card, Container, Flex, Heading, Spinner, Stack, Text } from '@sanity/ui';
import { useState } from 'react';
import type { Locale } from '../../../locales/locale.ts';
import { LanguageFilter } from './LanguageFilter.tsx';
import { OpenDocuments } from './OpenDocuments.tsx';
import { type Translations, useTranslations } from './useTranslations.ts';

/** Lists what is to be done so that both languages say the same, live. */
export function TranslationsTool() {
  const translations = useTranslations();
  return (
    <Card height="fill" overflow="auto" as="main">
      <Container width={2} paddingX={4} paddingY={5}>
        <Stack gap={5}>
          <Stack gap={4}>
            <Heading as="h1" size={3}>
              Translations
            </Heading>
            <Text muted>
              Texts of which one language is missing, or changed after both were known to say the
              same.
            </Text>
          </Stack>
          <Content translations={translations} />
        </Stack>
      </Container>
    </Card>
  );
}

function Content({ translations }: { readonly translations: Translations }) {
  const [language, setLanguage] = useState<Locale>();
  if (translations.state === 'loading')
    return (
      <Flex gap={3} align="center" role="status">
        <Spinner muted />
        <Text muted>Reading all documents…</Text>
      </Flex>
    );
  if (translations.state === 'failed')
    return (
      <Card padding={4} radius={3} tone="critical" role="alert">
        <Stack gap={4}>
          <Text>The documents could not be read. Check the connection.</Text>
          <Box>
            <Button text="Try again" onClick={translations.again} />
          </Box>
        </Stack>
      </Card>
    );
  const { documents } = translations;
  return (
    <>
      <LanguageFilter documents={documents} chosen={language} onChoose={setLanguage} />
      <OpenDocuments key={language} documents={documents} language={language} />
    </>
  );
}
