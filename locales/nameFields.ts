/** The fields that can hold the name of a page; the first existing one is used. */
export const NAME_FIELDS = ['name', 'title', 'hero.title'] as const;
