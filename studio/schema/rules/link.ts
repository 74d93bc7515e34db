import { say } from '../../words/say.ts';

const ALLOWED_PROTOCOLS = new Set(['https:', 'http:', 'mailto:', 'tel:']);

/** Control, zero-width and bidirectional characters that browsers drop or hide in an address. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to refuse
const HIDDEN = /[\u0000-\u001f\u007f-\u00a0\u200b-\u200f\u2028-\u202f\u2060-\u206f\ufeff]/g;

/** Addresses up to this length work in all browsers and servers. */
const LONGEST = 2_000;

/**
 * Describes what is wrong with a link's address, for the editor. Scripts and inline data are
 * refused in any disguise, because the address is parsed as in browsers
 * (https://url.spec.whatwg.org/).
 *
 * @param href an absolute URL, or a path on this site such as `/contact`
 */
export function linkProblem(href: string): string | undefined {
  if (href.length > LONGEST)
    return say('the link has [length] characters: shorten it to [longest]', {
      length: href.length,
      longest: LONGEST,
    });
  const link = JSON.stringify(href).replace(HIDDEN, escapeCharacter);
  if (!href.isWellFormed())
    return say('the link [link] contains half a character: type it again', { link });
  if (href.search(HIDDEN) >= 0 || href !== href.trim())
    return say('The address [link] contains a hidden character: type the address again', { link });
  if (href.startsWith('//') || href.includes('\\'))
    return say(
      'The address [link] leads to another site but does not say so: write https:// in full',
      { link },
    );
  if (href.startsWith('/') || href.startsWith('#')) return undefined;
  if (!URL.canParse(href))
    return say('[link] is not an address: start with https://, mailto:, tel: or /', { link });
  const { protocol } = new URL(href);
  if (!ALLOWED_PROTOCOLS.has(protocol))
    return say(
      'The address [link] starts with [protocol], which is not allowed: use https:, mailto:, tel: or a path such as /contact',
      { link, protocol },
    );
  if (href.length === protocol.length)
    return say(
      'The address [link] has nothing after the colon: add the e-mail address or phone number',
      { link },
    );
  if (!isWeb(protocol) && !CONTACT.test(href))
    return say(
      'The address [link] contains characters that no e-mail address or phone number has: type it in half-width characters',
      { link },
    );
  if (isWeb(protocol) && !WITH_HOST.test(href))
    return say(
      'The address [link] leads to another site but looks like a page of this one: write [protocol]// in full',
      { link, protocol },
    );
  if (isWeb(protocol) && USER_NAME.test(href))
    return say(
      'The address [link] leads to the part after the @, but looks like the part before it: remove the user name',
      { link },
    );
  return undefined;
}

const isWeb = (protocol: string) => protocol === 'http:' || protocol === 'https:';

/** Chinese keyboards produce full-width characters. The subject of an e-mail may be in Chinese. */
const CONTACT = /^[ -~]+(?:\?.*)?$/;

/** Browsers also accept `http:evil.com` and `https:/evil.com` as addresses of another site. */
const WITH_HOST = /^https?:\/\/[^/?#]/i;

const USER_NAME = /^https?:\/\/[^/?#]*@/i;

/** An invisible character as an escape such as `\u200b`. */
const escapeCharacter = (character: string) =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
