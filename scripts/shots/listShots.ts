import { LOCALES } from '../../locales/locale.ts';
import { localPath } from '../../locales/localPath.ts';
import type { Site } from '../../locales/site.ts';
import { allPages, kindsOfPages, pagesOfStates } from './pages.ts';
import { type Shot, WINDOWS } from './shot.ts';
import { STATES } from './states.ts';

/** `/us-green-card/eb5` is `us-green-card-eb5`. */
const nameOf = (path: string): string => path.slice(1).replaceAll('/', '-') || 'home';

/**
 * The pictures to take, a page's languages side by side.
 *
 * @param isAll every page, not one of every kind
 */
export function listShots(site: Site, isAll: boolean): Shot[] {
  const paths = isAll ? allPages(site) : kindsOfPages(site);
  return [...paths.flatMap(shotsOfPage), ...shotsOfStates(site)];
}

const shotsOfPage = (path: string): Shot[] =>
  WINDOWS.flatMap((viewport) =>
    LOCALES.map((locale) => ({
      name: `${viewport.width}/${locale}/${nameOf(path)}`,
      locale,
      path: localPath(path, locale),
      context: { viewport },
      extent: 'page' as const,
    })),
  );

function shotsOfStates(site: Site): Shot[] {
  const pages = pagesOfStates(site);
  return STATES.flatMap(({ name, on, windows, context, ...state }) => {
    // Content may have no page of this kind.
    const path = pages[on];
    if (path === undefined) return [];
    return windows.flatMap((viewport) =>
      LOCALES.map((locale) => ({
        ...state,
        name: `${viewport.width}/${locale}/state-${name}`,
        locale,
        path: localPath(path, locale),
        context: { ...context, viewport },
      })),
    );
  });
}
