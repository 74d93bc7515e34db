import { Accordion } from './Accordion.tsx';
import { Carousel } from './Carousel.tsx';
import { ContactForm } from './ContactForm.tsx';
import { Gallery } from './Gallery.tsx';
import type { IslandComponent, IslandName } from './registry.ts';
import { Tabs } from './Tabs.tsx';

/** Every island, for rendering pages; browsers load them one by one (`runtime/loaders.ts`). */
export const COMPONENTS: { readonly [Name in IslandName]: IslandComponent<Name> } = {
  Tabs,
  Accordion,
  Carousel,
  Gallery,
  ContactForm,
};
