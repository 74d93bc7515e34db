import { describeUser, ROLES, userOf } from '../access/role.ts';
import { createRoutes } from './environment.ts';

/** The lake has a single dataset; requests may use any name. */
const DATASET = 'production';

/** Requests of the Studio and the client about the project, and to Sanity's other services. */
export const projectRoutes = () =>
  createRoutes()
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
    // Comments are disabled in sanity.config.ts. But if the feature is missing, the Studio advertises
    // it and remounts the whole screen: what an editor has just opened or pressed is lost.
    .get('/features', (c) => c.json(['contentReleases', 'studioComments']))
    // Requested after a failed request. A page that the guard rejects cannot read this either.
    .get('/check/cors', (c) => c.json({ result: { allowed: true, withCredentials: true } }))
    .get('/projects/:project/new-content-release-allowed', (c) => c.json({ data: UNLIMITED }))
    // Without timing-allow-origin: with it the Studio sees HTTP/1.1 and shows editors a warning.
    .get('/ping', (c) => c.json({}))
    .get('/data/ping/:dataset', (c) => c.json({}))
    // Promotions, help pages, telemetry consent, Studio deployments, access requests and references
    // from other datasets: empty answers, so that the editor's console shows no errors.
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

/** Limits of open releases, which on Sanity depend on the plan. */
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
