import type { SiteFrame } from '../../locales/selections.ts';
import type { NamedPage } from './PageScope.tsx';

/** The catalogue key of a page's navigation label, or of its name if it is not in the navigation. */
export function navigationLabel(navigation: SiteFrame['navigation'], { path, name }: NamedPage) {
  const index = navigation.findIndex((entry) => entry.path === path);
  return index < 0 ? name : `nav.entries.${index}.label`;
}
