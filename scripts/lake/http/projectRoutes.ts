import { describeUser, ROLES, userOf } from '../access/role.ts';
import { routes } from './environment.ts';

/** The lake has one dataset, which answers to any name. */
const DATASET = 'production';

/** What the Studio and the client ask about the project around the documents, and beyond it. */
export const projectRoutes = () =>
  routes()
    .get('/projects', (c) => c.json([describeProject('embedded')]))
    .get('/projects/:project', (c) => c.json(describeProject(c.req.param('project'))))
    .get('/projects/:project/datasets', (c) =>
      c.json([{ name: DATASET, aclMode: 'public', tags: [] }]),
    )
    .get('/datasets', (c) => c.json([{ name: DATASET, aclMode: 'public', tags: [] }]))
    .get('/projects/:project/grants', (c) => c.json({}))
    .get('/projects/:project/roles', (c) =>
      c.json(ROLES.map((name) => ({ name, title: describeUser(name).name }))),
    )
    .get('/projects/:project/features', (c) => c.json([]))
    // Comments are off (sanity.config.ts). Yet without them the Studio offers their plan and, to do so,
    // builds everything on the screen anew: what an editor has just opened or pressed is lost.
    .get('/features', (c) => c.json(['contentReleases', 'studioComments']))
    // Asked after a request that broke off. Whom the lake does not allow, this does not reach either.
    .get('/check/cors', (c) => c.json({ result: { allowed: true, withCredentials: true } }))
    .get('/projects/:project/new-content-release-allowed', (c) => c.json({ data: UNLIMITED }))
    // Without timing-allow-origin: with it the Studio sees HTTP/1.1 and scolds the editor.
    .get('/ping', (c) => c.json({}))
    .get('/data/ping/:dataset', (c) => c.json({}))
    // Offers of Sanity the company, help pages, whether it may measure, where the Studio is deployed,
    // who asked for access, which other datasets refer to a document: each is answered with nothing,
    // so that no error is in an editor's console.
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

/** How many releases may be open: Sanity counts them by what a firm pays. */
const UNLIMITED = {
  orgActiveReleaseCount: 0,
  orgMeteredActiveReleaseCount: 0,
  datasetReleaseLimit: 1000,
  orgActiveReleaseLimit: 1000,
};

const describeProject = (id: string) => ({
  id,
  displayName: 'Embedded lake',
  studioHost: null,
  isBlocked: false,
  metadata: {},
  members: ROLES.map((role) => ({ ...userOf(role), roles: describeUser(role).roles })),
});
