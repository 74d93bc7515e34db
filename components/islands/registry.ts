import type { ReactNode } from 'react';
import type { AccordionProps } from './Accordion.tsx';
import type { ContactFormProps } from './contactProps.ts';
import type { Slots } from './Slot.tsx';
import type { CarouselProps, GalleryProps } from './slides.ts';
import type { TabsProps } from './Tabs.tsx';
import type { ErrorWords } from './useErrorWords.ts';

/** The props of every island; the types of the server's and the browser's tables derive from it. */
export interface IslandProps {
  Tabs: TabsProps;
  Accordion: AccordionProps;
  Carousel: CarouselProps;
  Gallery: GalleryProps;
  ContactForm: ContactFormProps;
}

export type IslandName = keyof IslandProps;

/** The props of an island's component, including the HTML of its slots. */
type MountedProps<Name extends IslandName> = IslandProps[Name] & { readonly slots: Slots };

/** An island's component; the function is named after the island. */
export type IslandComponent<Name extends IslandName> = (props: MountedProps<Name>) => ReactNode;

/** The JSON after an island in the page. */
export interface IslandData<Name extends IslandName> {
  readonly props: IslandProps[Name];
  readonly words: ErrorWords;
}
