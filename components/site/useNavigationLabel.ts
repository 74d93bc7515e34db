import { useTranslation } from 'react-i18next';
import { usePageScope } from './PageScope.tsx';

/**
 * What the bar calls a page, for breadcrumbs.
 *
 * @returns a function from a path without language to the label; a page that the bar does not
 * name goes by the text that is given for it, a key of the page's catalogue
 */
export function useNavigationLabel() {
  const { t } = useTranslation();
  const { navigation } = usePageScope().site;
  return ({ path, name }: { readonly path: string; readonly name: string }): string => {
    const index = navigation.findIndex((entry) => entry.path === path);
    return t(index < 0 ? name : `nav.entries.${index}.label`);
  };
}
