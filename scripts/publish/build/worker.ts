import { buildSite } from './buildSite.ts';
import { pullContent } from './pullContent.ts';
import { work } from './work.ts';

await work((root, settings) => ({
  pull: () => pullContent(root, settings),
  build: () => buildSite(root),
}));
