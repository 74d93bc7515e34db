/** Replaces wawoff2: leaves subset fonts uncompressed, to save time. */
export const compress = async (font: Uint8Array): Promise<Uint8Array> => font;
