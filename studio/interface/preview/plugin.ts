import { EarthGlobeIcon } from '@sanity/icons/EarthGlobe';
import { lazy } from 'react';
import { defineDocumentInspector, definePlugin } from 'sanity';
import { say } from '../../words/say.ts';
import { hasPage } from './documentViews.tsx';

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
