import { createContext } from 'react';

/**
 * The colour of what a page is about, `#rrggbb`: drawings on the page take it up. It reaches them as
 * an attribute, since the security policy allows no style attribute.
 */
export const AccentContext = createContext<string | undefined>(undefined);
