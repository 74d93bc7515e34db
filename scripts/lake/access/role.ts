/** The roles of the lake; each has a token. */
export const ROLES = ['administrator', 'editor', 'viewer'] as const;
export type Role = (typeof ROLES)[number];

export type Tokens = Readonly<Record<Role, string>>;

/** The sender of a request. */
export type Caller =
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'user'; readonly id: string; readonly role: Role; readonly name?: string };

export type User = Extract<Caller, { kind: 'user' }>;

/** The two groups of listeners: with a token, or without. */
export type Audience = 'users' | 'anonymous';

/**
 * How callers are authenticated. `readOnly` is for a lake inside another command: every caller may
 * read everything and write nothing, without a token.
 */
export type Access =
  | { readonly kind: 'readOnly' }
  | { readonly kind: 'tokens'; readonly tokens: Tokens };

export const userOf = (role: Role): User => ({
  kind: 'user',
  id: `lake-${role}`,
  role,
});

const TITLES = { administrator: 'Administrator', editor: 'Editor', viewer: 'Viewer' } as const;

/**
 * A user in the format of `/users/me`.
 *
 * @param id of the user; a named person has their own
 */
export const describeUser = (role: Role, name: string = TITLES[role], id = userOf(role).id) => ({
  id,
  name,
  displayName: name,
  email: `${role}@lake.localhost`,
  role,
  roles: [{ name: role, title: TITLES[role] }],
  provider: 'lake',
  profileImage: null,
});
