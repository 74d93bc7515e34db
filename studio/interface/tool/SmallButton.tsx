import { Button } from '@sanity/ui';
import type { ComponentProps } from 'react';

/** A button as small as the text of notes; outlined, unless `mode` says otherwise. */
export const SmallButton = (props: ComponentProps<typeof Button>) => (
  <Button mode="ghost" padding={2} fontSize={1} {...props} />
);
