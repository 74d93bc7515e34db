import { useTranslation } from 'react-i18next';
import { usePageScope } from './PageScope.tsx';

/**
 * What the bar calls a page, for breadcrumbs.
 *
 * @returns a function from a path without language to the label; a page that the bar does not
 * name goes by its headline, `<group>.hero.title`
 */
export function useNavigationLabel() {
  const { t } = useTranslation();
  const { navigation } = usePageScope().site;
  return ({ path, group }: { readonly path: string; readonly group: string }): string => {
    const index = navigation.findIndex((entry) => entry.path === path);
    return index < 0 ? t(`${group}.hero.title`) : t(`nav.entries.${index}.label`);
  };
}
