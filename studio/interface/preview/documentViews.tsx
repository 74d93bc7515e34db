import { EyeOpenIcon } from '@sanity/icons/EyeOpen';
import { lazy, Suspense } from 'react';
import type { DefaultDocumentNodeResolver, UserViewComponent } from 'sanity/structure';
import { DATA_TYPES } from '../../../locales/routes.ts';
import { say } from '../../words/say.ts';

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
