/**
 * Replaces `locales/pictureUrl.ts` in the Studio (`studio/interface/preview/vite.ts`), where a
 * picture's name is the address of its original, for every width and format.
 */
export const pictureUrl = (name: string): string => name;
