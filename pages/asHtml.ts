/** React writes some attributes in its own spelling (`hrefLang`); HTML's is lower case. */
export const asHtml = (markup: string): string =>
  markup.replace(/ (charSet|hrefLang|srcSet|autoComplete|encType|tabIndex|crossOrigin)=/g, (name) =>
    name.toLowerCase(),
  );
