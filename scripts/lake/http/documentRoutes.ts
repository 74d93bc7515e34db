import { requireUser } from '../access/identifyCaller.ts';
import { type LakeDocument, parseDocument, withAssetUrl } from '../documents/document.ts';
import { isPublic } from '../documents/ids.ts';
import type { Lake } from '../lake.ts';
import { createRoutes } from './environment.ts';
import { ndjsonResponse } from './responses.ts';

/** Single documents by id, and the export of all; https://www.sanity.io/docs/content-lake/http-doc */
export function documentRoutes({ store }: Lake) {
  return createRoutes()
    .get('/data/doc/:dataset/:ids', (c) => {
      const anonymous = c.get('caller').kind === 'anonymous';
      const documents: LakeDocument[] = [];
      const omitted: { id: string; reason: 'existence' | 'permission' }[] = [];
      for (const id of new Set(c.req.param('ids').split(','))) {
        const found = store.find(id);
        if (!found) omitted.push({ id, reason: 'existence' });
        else if (anonymous && !isPublic(id)) omitted.push({ id, reason: 'permission' });
        else documents.push(withAssetUrl(found, c.get('origin')));
      }
      const shown = c.req.query('excludeContent') === 'true' ? documents.map(system) : documents;
      return c.json({ documents: shown, omitted });
    })
    .get('/data/export/:dataset', (c) => {
      requireUser(c.get('caller'));
      const types = c.req.query('types')?.split(',');
      const documents = store
        .all()
        .map(({ content }) => parseDocument(content))
        .filter(({ _type }) => !types || types.includes(_type));
      return ndjsonResponse(documents.map((document) => withAssetUrl(document, c.get('origin'))));
    });
}

const system = ({ _id, _type, _rev, _createdAt, _updatedAt }: LakeDocument): LakeDocument => ({
  _id,
  _type,
  _rev,
  _createdAt,
  _updatedAt,
});
