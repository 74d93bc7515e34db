import type { IslandComponent, IslandName } from '../components.ts';

/** Loads each island from a separate chunk. */
export const LOADERS: {
  readonly [Name in IslandName]: () => Promise<IslandComponent<Name>>;
} = {
  Tabs: async () => (await import('../Tabs.tsx')).Tabs,
  Accordion: async () => (await import('../Accordion.tsx')).Accordion,
  Carousel: async () => (await import('../Carousel.tsx')).Carousel,
  Gallery: async () => (await import('../Gallery.tsx')).Gallery,
  ContactForm: async () => (await import('../ContactForm.tsx')).ContactForm,
};

/** Whether an island has this name. */
export const isIslandName = (name: string | undefined): name is IslandName =>
  name !== undefined && Object.keys(LOADERS).includes(name);
