import { buildSite } from './buildSite.ts';
import { pullContent } from './pullContent.ts';
import { work } from './work.ts';

await work((root, settings) => ({
  pull: (strict) => pullContent(root, settings, strict),
  build: () => buildSite(root),
}));
