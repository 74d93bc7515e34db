/** Lower-cases attributes that React camel-cases (`hrefLang`), and self-closes empty SVG shapes. */
export const normalizeMarkup = (markup: string): string =>
  markup
    .replace(/ (charSet|hrefLang|srcSet|autoComplete|encType|tabIndex|crossOrigin)=/g, (name) =>
      name.toLowerCase(),
    )
    .replace(/><\/(path|use|circle|ellipse|rect)>/g, '/>');
