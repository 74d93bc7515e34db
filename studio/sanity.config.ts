import { defineConfig } from 'sanity';
import { structureTool } from 'sanity/structure';
import { schemaTypes } from './schema/index.ts';
import { createEmbeddedClient, readSource } from './source.ts';

const source = readSource();

export default defineConfig({
  ...source,
  title: 'Meridian Harbor',
  plugins: [structureTool()],
  schema: { types: schemaTypes },
  ...(source.apiHost && {
    auth: { loginMethod: 'token' },
    unstable_clientFactory: createEmbeddedClient,
  }),
  // The default needs a GROQ function that only Sanity's own lake has.
  search: { strategy: 'groqLegacy' },
  // What a firm of this size has no use for, or the embedded lake does not serve.
  scheduledPublishing: { enabled: false },
  scheduledDrafts: { enabled: false },
  releases: { enabled: false },
  tasks: { enabled: false },
  announcements: { enabled: false },
  mediaLibrary: { enabled: false },
  document: { comments: { enabled: false } },
});
