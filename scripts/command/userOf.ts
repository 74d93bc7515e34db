/** Whether an address holds a user or a password. */
export function hasUser(address: string): boolean {
  const { username = '', password = '' } = URL.parse(address) ?? {};
  return username !== '' || password !== '';
}

/** An address for a message, a broken one too: what may be a user and a password is left out. */
export const withoutUser = (address: string): string =>
  address.replace(/^(?<scheme>[a-z]+:\/\/)?.*@/is, '$<scheme>…@');
