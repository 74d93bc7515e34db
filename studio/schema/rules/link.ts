const ALLOWED_PROTOCOLS = new Set(['https:', 'http:', 'mailto:', 'tel:']);

/** Control, zero-width and bidirectional characters that browsers drop or hide inside an address. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to refuse
const HIDDEN = /[\u0000-\u001f\u007f-\u00a0\u200b-\u200f\u2028-\u202f\u2060-\u206f\ufeff]/g;

/** Addresses that browsers and servers take everywhere. */
const LONGEST = 2_000;

/**
 * What is wrong with a link's address, as a sentence for the editor. Scripts and inline data
 * are refused however they are disguised, because the address is read by the browser's own
 * parser (https://url.spec.whatwg.org/).
 *
 * @param href a whole address, or a path of this site such as `/contact`
 */
export function linkProblem(href: string): string | undefined {
  if (href.length > LONGEST)
    return `the link has ${href.length} characters: shorten it to ${LONGEST}`;
  const shown = JSON.stringify(href).replace(HIDDEN, escaped);
  if (!href.isWellFormed()) return `the link ${shown} holds half a character: type it again`;
  if (href.search(HIDDEN) >= 0 || href !== href.trim())
    return `The address ${shown} holds a hidden character: type the address again`;
  if (href.startsWith('//') || href.includes('\\'))
    return `The address ${shown} leads to another site without saying so: write https:// in full`;
  if (href.startsWith('/') || href.startsWith('#')) return undefined;
  if (!URL.canParse(href))
    return `${shown} is not an address: begin with https://, mailto:, tel: or /`;
  const { protocol } = new URL(href);
  if (!ALLOWED_PROTOCOLS.has(protocol))
    return `The address ${shown} begins with ${protocol}, which is not allowed: use https:, mailto:, tel: or a path such as /contact`;
  if (isWeb(protocol) && !WITH_HOST.test(href))
    return `The address ${shown} names its site in a way that readers take for a page of this one: write ${protocol}// in full`;
  if (isWeb(protocol) && USER_NAME.test(href))
    return `The address ${shown} leads to the part after the @, but looks like the part before it: remove the user name`;
  return undefined;
}

const isWeb = (protocol: string) => protocol === 'http:' || protocol === 'https:';

/** Browsers also take `http:evil.com` and `https:/evil.com` for the address of another site. */
const WITH_HOST = /^https?:\/\/[^/?#]/i;

const USER_NAME = /^https?:\/\/[^/?#]*@/i;

/** What cannot be seen, as `\u200b`. */
const escaped = (character: string) =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
