/**
 * React writes some attributes in its own spelling (`hrefLang`), where HTML's is lower case, and
 * closing tags of drawings' empty parts, which may close themselves.
 */
export const asHtml = (markup: string): string =>
  markup
    .replace(/ (charSet|hrefLang|srcSet|autoComplete|encType|tabIndex|crossOrigin)=/g, (name) =>
      name.toLowerCase(),
    )
    .replace(/><\/(path|use|circle|ellipse|rect)>/g, '/>');
