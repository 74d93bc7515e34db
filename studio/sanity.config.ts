import { defineConfig } from 'sanity';
import { structureTool } from 'sanity/structure';
import { createEmbeddedClient } from './embedded/createEmbeddedClient.ts';
import { EmbeddedNavbar } from './embedded/EmbeddedNavbar.tsx';
import { formInputs } from './inputs/formInputs.tsx';
import { withAppearance } from './lists/appearance.ts';
import { documentViews } from './preview/documentViews.tsx';
import { preview } from './preview/plugin.ts';
import { schemaTypes } from './schema/index.ts';
import { readSource } from './source.ts';
import { singletonActions } from './structure/singletons.ts';
import { structure } from './structure/structure.ts';
import { templates } from './structure/templates.ts';
import { translationsTool } from './translations/view/translationsTool.ts';

const source = readSource();

export default defineConfig({
  ...source,
  title: 'Meridian Harbor',
  plugins: [
    structureTool({ title: 'Content', structure, defaultDocumentNode: documentViews }),
    formInputs(),
    preview(),
    translationsTool(),
  ],
  schema: { types: withAppearance(schemaTypes), templates },
  ...(source.apiHost && {
    auth: { loginMethod: 'token', redirectOnSingle: true },
    unstable_clientFactory: createEmbeddedClient,
    studio: { components: { navbar: EmbeddedNavbar } },
  }),
  // The default needs a GROQ function that only Sanity's own lake has.
  search: { strategy: 'groqLegacy' },
  document: {
    actions: singletonActions,
    comments: { enabled: false },
    askToEdit: { enabled: false },
  },
  // What a firm of this size has no use for, or the embedded lake does not serve.
  scheduledPublishing: { enabled: false },
  scheduledDrafts: { enabled: false },
  releases: { enabled: false },
  tasks: { enabled: false },
  announcements: { enabled: false },
  mediaLibrary: { enabled: false },
  apps: { canvas: { enabled: false } },
});
