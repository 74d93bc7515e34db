import type { IslandComponent, IslandName } from '../registry.ts';

/** Every island in a chunk of its own, fetched by the pages that have it. */
export const LOADERS: {
  readonly [Name in IslandName]: () => Promise<IslandComponent<Name>>;
} = {
  Tabs: async () => (await import('../Tabs.tsx')).Tabs,
  Accordion: async () => (await import('../Accordion.tsx')).Accordion,
  Carousel: async () => (await import('../Carousel.tsx')).Carousel,
  Gallery: async () => (await import('../Gallery.tsx')).Gallery,
  ContactForm: async () => (await import('../ContactForm.tsx')).ContactForm,
};

/** Whether there is an island of this name. */
export const isIslandName = (name: string | undefined): name is IslandName =>
  name !== undefined && Object.keys(LOADERS).includes(name);
