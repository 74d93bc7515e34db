/** Whether a URL contains a user name or password. */
export function hasCredentials(address: string): boolean {
  const { username = '', password = '' } = URL.parse(address) ?? {};
  return username !== '' || password !== '';
}

/** A URL for messages, even a malformed one, with anything that may be credentials removed. */
export const withoutCredentials = (address: string): string =>
  address.replace(/^(?<scheme>[a-z]+:\/\/)?.*@/is, '$<scheme>…@');
