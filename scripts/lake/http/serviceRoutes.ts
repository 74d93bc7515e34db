import type { Lake } from '../lake.ts';
import { routes } from './environment.ts';

/**
 * What the Studio asks beyond this dataset: offers of Sanity the company, help pages, whether it
 * may measure, where it is deployed, who asked for access, which other datasets refer to a document.
 * Each is answered with nothing, so that no error is in an editor's console.
 */
export const serviceRoutes = (_: Lake) =>
  routes()
    .get('/journey/:offer', (c) => c.json(null))
    .get('/help', (c) => c.json({ resources: { sectionArray: [] } }))
    .get('/intake/telemetry-status', (c) => c.json({ status: 'denied' }))
    .post('/intake/batch', (c) => c.json({}))
    .get('/subscriptions/project/:project', (c) => c.json(null))
    .get('/projects/:project/user-applications', (c) => c.json([]))
    .get('/access/requests/me', (c) => c.json([]))
    .get('/data/references/:dataset/documents/:id/to', (c) =>
      c.json({ totalCount: 0, references: [] }),
    );
