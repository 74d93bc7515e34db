import { EarthGlobeIcon } from '@sanity/icons/EarthGlobe';
import { EyeOpenIcon } from '@sanity/icons/EyeOpen';
import { lazy, Suspense } from 'react';
import { defineDocumentInspector, definePlugin } from 'sanity';
import type { DefaultDocumentNodeResolver, UserViewComponent } from 'sanity/structure';
import { DATA_TYPES } from '../../../locales/routes.ts';
import { say } from '../../words/say.ts';

const DocumentPlacesInspector = lazy(async () => ({
  default: (await import('./places/DocumentPlacesInspector.tsx')).DocumentPlacesInspector,
}));

/** Opened by a button at the top of a document. */
const placesInspector = defineDocumentInspector({
  name: 'where-shown',
  component: DocumentPlacesInspector,
  useMenuItem: () => ({
    title: say('Where this is shown'),
    icon: EarthGlobeIcon,
    showAsAction: true,
  }),
});

/** Shows editors where a document appears on the site. */
export const preview = definePlugin({
  name: 'preview',
  document: {
    inspectors: (inspectors, { documentType }) =>
      hasPage(documentType) ? [...inspectors, placesInspector] : inspectors,
  },
});

// The site's pages are loaded on demand.
const Preview = lazy(async () => ({ default: (await import('./pane/Preview.tsx')).Preview }));

const PreviewView: UserViewComponent = (props) => (
  <Suspense>
    <Preview key={props.documentId} {...props} />
  </Suspense>
);

/** Whether documents of a type appear on a page. */
export const hasPage = (type: string): boolean => !DATA_TYPES.some((name) => name === type);

/** Form and preview of every document that appears on a page; both can be open side by side. */
export const documentViews: DefaultDocumentNodeResolver = (S, { schemaType }) =>
  hasPage(schemaType)
    ? S.document().views([
        S.view.form().title(say('Editor')),
        S.view.component(PreviewView).id('preview').title(say('Preview')).icon(EyeOpenIcon),
      ])
    : S.document();
