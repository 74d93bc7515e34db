/** What a token lets its bearer do. */
export const ROLES = ['administrator', 'editor', 'viewer'] as const;
export type Role = (typeof ROLES)[number];

export type Tokens = Readonly<Record<Role, string>>;

/** Who asks: somebody with a token, or anybody. */
export type Caller =
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'user'; readonly id: string; readonly role: Role; readonly name?: string };

export type User = Extract<Caller, { kind: 'user' }>;

/** Who listens: people with a token, or anybody. */
export type Audience = 'users' | 'anonymous';

/**
 * How callers are told apart. `readOnly` is the lake inside another command: it has no tokens,
 * reads everything and writes nothing.
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
 * A user as `/users/me` describes it.
 *
 * @param id of a person, who has a name besides the role
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
