import { createContext } from 'react';

/**
 * Accent colour of the page's subject, `#rrggbb`, for its drawings. Set as a `color` attribute, since
 * the content security policy forbids style attributes.
 */
export const AccentContext = createContext<string | undefined>(undefined);
