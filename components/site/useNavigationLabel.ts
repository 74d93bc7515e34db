import { useTranslation } from 'react-i18next';
import { usePageScope } from './PageScope.tsx';

/**
 * Labels of pages for breadcrumbs.
 *
 * @returns a function from a path without language to its navigation label, or to the text of the
 * given catalogue key for a page that is not in the navigation
 */
export function useNavigationLabel() {
  const { t } = useTranslation();
  const { navigation } = usePageScope().site;
  return ({ path, name }: { readonly path: string; readonly name: string }): string => {
    const index = navigation.findIndex((entry) => entry.path === path);
    return t(index < 0 ? name : `nav.entries.${index}.label`);
  };
}
