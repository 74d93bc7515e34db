import type { ReactNode } from 'react';
import { Accordion } from './Accordion.tsx';
import { Carousel } from './Carousel.tsx';
import { ContactForm } from './ContactForm.tsx';
import { Gallery } from './Gallery.tsx';
import type { Slots } from './Slot.tsx';
import { Tabs } from './Tabs.tsx';
import type { ErrorWords } from './useErrorWords.ts';

const ISLANDS = { Tabs, Accordion, Carousel, Gallery, ContactForm };

export type IslandName = keyof typeof ISLANDS;

/** The props of every island, which its page contains as JSON. */
export type IslandProps = {
  readonly [Name in IslandName]: Omit<Parameters<(typeof ISLANDS)[Name]>[0], 'slots'>;
};

/** An island's component; its slots are HTML. */
export type IslandComponent<Name extends IslandName> = (
  props: IslandProps[Name] & { readonly slots: Slots },
) => ReactNode;

/** Every island, for rendering pages; browsers load them one by one (`runtime/loaders.ts`). */
export const COMPONENTS: { readonly [Name in IslandName]: IslandComponent<Name> } = ISLANDS;

/** The JSON after an island in the page. */
export interface IslandData<Name extends IslandName> {
  readonly props: IslandProps[Name];
  readonly words: ErrorWords;
}
