/** Whether an address holds a user or a password. */
export function hasCredentials(address: string): boolean {
  const { username = '', password = '' } = URL.parse(address) ?? {};
  return username !== '' || password !== '';
}

/** An address for a message, a broken one too: what may be a user and a password is left out. */
export const withoutCredentials = (address: string): string =>
  address.replace(/^(?<scheme>[a-z]+:\/\/)?.*@/is, '$<scheme>…@');
