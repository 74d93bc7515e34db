import { Box, Card, Stack, Text } from '@sanity/ui';
import { say } from '../../../words/say.ts';

/** More would push the page out of sight. */
const SHOWN = 3;

/** Remarks for the editor, above the page. */
export function Remarks({ remarks }: { readonly remarks: readonly string[] }) {
  const others = remarks.length - SHOWN;
  return (
    <Box aria-live="polite">
      {remarks.length > 0 && (
        <Card tone="caution" padding={3} borderBottom>
          <Stack gap={2}>
            {remarks.slice(0, SHOWN).map((remark) => (
              <Text key={remark} size={1}>
                {remark}
              </Text>
            ))}
            {others > 0 && (
              <Text size={1} muted>
                {say('and [count] more: see the marks in the form', { count: others })}
              </Text>
            )}
          </Stack>
        </Card>
      )}
    </Box>
  );
}
