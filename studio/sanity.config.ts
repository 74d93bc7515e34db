import { defineConfig } from 'sanity';
import { structureTool } from 'sanity/structure';
import { visitorChanges, withChanges } from './interface/changes/changesPlugin.tsx';
import { createEmbeddedClient, createHostedClient } from './interface/embedded/clients.ts';
import { EmbeddedNavbar } from './interface/embedded/EmbeddedNavbar.tsx';
import { formInputs } from './interface/inputs/formInputs.tsx';
import { releaseWords } from './interface/inputs/sanityWords.ts';
import { studioLanguage } from './interface/language/studioLanguage.tsx';
import { withAppearance } from './interface/lists/appearance.ts';
import { navigationOffer } from './interface/navigation/navigationOffer.tsx';
import { documentViews } from './interface/preview/documentViews.tsx';
import { preview } from './interface/preview/plugin.ts';
import { publishing } from './interface/publishing/publishing.tsx';
import { reviewsTool } from './interface/reviews/view/reviewsTool.ts';
import { singletonActions } from './interface/structure/singletons.ts';
import { structure } from './interface/structure/structure.ts';
import { templates } from './interface/structure/templates.ts';
import { translationsTool } from './interface/translations/view/translationsTool.tsx';
import { schemaTypes } from './schema/index.ts';
import { readSource } from './source.ts';
import { say } from './words/say.ts';
import { translateSchema } from './words/translateSchema.ts';

const source = readSource();

export default defineConfig({
  ...source,
  title: process.env.SANITY_STUDIO_TITLE,
  plugins: [
    structureTool({ title: say('Content'), structure, defaultDocumentNode: documentViews }),
    studioLanguage(),
    formInputs(),
    navigationOffer(),
    preview(),
    visitorChanges(),
    publishing(),
    translationsTool(),
    reviewsTool(),
  ],
  i18n: { bundles: [releaseWords] },
  schema: { types: withAppearance(translateSchema(schemaTypes)), templates },
  unstable_clientFactory: source.apiHost ? createEmbeddedClient : createHostedClient,
  ...(source.apiHost && {
    auth: { loginMethod: 'token', redirectOnSingle: true },
    studio: { components: { navbar: EmbeddedNavbar } },
  }),
  // The default strategy needs a GROQ function that only Sanity's own lake supports.
  search: { strategy: 'groqLegacy' },
  document: {
    actions: (actions, context) => withChanges(singletonActions(actions, context), context),
    comments: { enabled: false },
    askToEdit: { enabled: false },
  },
  // Not needed by a firm of this size, or not served by the embedded lake.
  scheduledPublishing: { enabled: false },
  scheduledDrafts: { enabled: false },
  releases: { enabled: true },
  tasks: { enabled: false },
  announcements: { enabled: false },
  mediaLibrary: { enabled: false },
  apps: { canvas: { enabled: false } },
});
