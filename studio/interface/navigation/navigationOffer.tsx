import { Stack } from '@sanity/ui';
import { definePlugin, getPublishedId, type InputProps } from 'sanity';
import * as v from 'valibot';
import { EntryOffer } from './EntryOffer.tsx';

const Program = v.object({
  _id: v.string(),
  family: v.optional(v.string()),
  title: v.optional(v.object({ en: v.optional(v.string()), zh: v.optional(v.string()) }), {}),
});

/** A new programme offers itself for the menu, above its form. */
export const navigationOffer = definePlugin({
  name: 'navigation-offer',
  form: { components: { input: Input } },
});

function Input(props: InputProps) {
  if (props.path.length > 0 || props.schemaType.name !== 'program')
    return props.renderDefault(props);
  const program = v.safeParse(Program, props.value);
  return (
    <Stack gap={4}>
      {program.success && (
        <EntryOffer program={{ ...program.output, id: getPublishedId(program.output._id) }} />
      )}
      {props.renderDefault(props)}
    </Stack>
  );
}
