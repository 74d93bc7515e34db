import type { IslandComponent, IslandName } from '../components.ts';

/** Loads each island from a separate chunk, which exports it under its name. */
export const LOADERS: {
  readonly [Name in IslandName]: () => Promise<Record<Name, IslandComponent<Name>>>;
} = {
  Tabs: () => import('../Tabs.tsx'),
  Accordion: () => import('../Accordion.tsx'),
  Carousel: () => import('../Carousel.tsx'),
  Gallery: () => import('../Gallery.tsx'),
  ContactForm: () => import('../ContactForm.tsx'),
};

export const isIslandName = (name: string | undefined): name is IslandName =>
  name !== undefined && Object.keys(LOADERS).includes(name);
