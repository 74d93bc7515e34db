/**
 * Takes the place of `locales/pictureUrl.ts` in the Studio (`studio/interface/preview/vite.ts`), where a
 * picture's name is the address of its original, whatever the width and format.
 */
export const pictureUrl = (name: string): string => name;
