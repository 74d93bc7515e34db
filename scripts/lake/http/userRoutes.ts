import * as v from 'valibot';
import { requireUser } from '../access/identifyCaller.ts';
import { personById } from '../access/person.ts';
import { describeUser, ROLES, type Role, userOf } from '../access/role.ts';
import type { Lake } from '../lake.ts';
import { PreferenceSchema } from '../store/preferences.ts';
import { readBody } from './body.ts';
import { createRoutes } from './environment.ts';

const PreferencesBody = v.pipe(v.array(PreferenceSchema), v.maxLength(100));

/** Users, their preferences and permissions, in the format that the Studio expects. */
export function userRoutes({ preferences }: Lake) {
  return createRoutes()
    .get('/users/me', (c) => {
      const caller = c.get('caller');
      return c.json(
        caller.kind === 'user' ? describeUser(caller.role, caller.name, caller.id) : {},
      );
    })
    .get('/users/me/keyvalue/:keys', (c) => {
      const { id } = requireUser(c.get('caller'));
      const keys = c.req.param('keys').split(',');
      return c.json(keys.map((key) => preferences.find(id, key)));
    })
    .put('/users/me/keyvalue/:keys?', async (c) => {
      const { id } = requireUser(c.get('caller'));
      const { value } = await readBody(c.req, PreferencesBody);
      for (const preference of value) preferences.keep(id, preference);
      return c.json(value);
    })
    .get('/users/:ids', (c) => c.json(describeUsers(c.req.param('ids'))))
    .get('/projects/:project/users/:ids', (c) => c.json(describeUsers(c.req.param('ids'))))
    .get('/projects/:project/datasets/:dataset/acl', (c) => {
      const caller = c.get('caller');
      const role = caller.kind === 'user' ? caller.role : undefined;
      const filter = role ? '_id in path("**")' : '_id in path("*")';
      return c.json([{ filter, permissions: permissionsOf(role) }]);
    });
}

const permissionsOf = (role: Role | undefined) =>
  role === 'administrator' || role === 'editor'
    ? ['read', 'create', 'update', 'history', 'editHistory']
    : ['read'];

/** A single user is returned as an object, several as a list. */
function describeUsers(ids: string) {
  const requestedIds = ids.split(',');
  const users = requestedIds.map((id) => {
    const role = ROLES.find((known) => userOf(known).id === id);
    if (role) return describeUser(role);
    const person = personById(id);
    return person
      ? describeUser(person.role, person.name, id)
      : { id, displayName: 'Import', name: 'Import' };
  });
  return requestedIds.length === 1 ? users[0] : users;
}
