import { useCallback, useEffect, useRef } from 'react';
import { useRouter } from 'sanity/router';
import type { ToDocument } from './HeldDocuments.tsx';

/** Leads to documents from what stands outside the Studio's router, the same as long as it runs. */
export function useToDocument(): (id: string, type: string) => ToDocument {
  const router = useRouter();
  const newest = useRef(router);
  useEffect(() => {
    newest.current = router;
  });
  return useCallback((id, type) => {
    const path = newest.current.resolveIntentLink('edit', { id, type });
    return {
      href: path,
      onClick: (event) => {
        // Another tab was asked for.
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        newest.current.navigateUrl({ path });
      },
    };
  }, []);
}
