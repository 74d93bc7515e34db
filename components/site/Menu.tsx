import { useTranslation } from 'react-i18next';
import { LocalLink } from './LocalLink.tsx';
import { usePageScope } from './PageScope.tsx';

/** The navigation entries with their subpages, laid out by the CSS of the bar. */
export function Menu() {
  const { t } = useTranslation();
  const { site } = usePageScope();
  return (
    <ul className="menu">
      {site.navigation.map((entry, index) => (
        <li key={entry.path}>
          <MenuLink to={entry.path} label={t(`nav.entries.${index}.label`)} />
          {entry.children.length > 0 && (
            <ul className="submenu">
              {entry.children.map((child, position) => (
                <li key={child.path}>
                  <MenuLink
                    to={child.path}
                    label={t(`nav.entries.${index}.children.${position}.label`)}
                  />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

function MenuLink({ to, label }: { readonly to: string; readonly label: string }) {
  const { path, subject } = usePageScope();
  const above = subject?.trail.map((page) => page.path) ?? [];
  const isInside =
    to !== '/' &&
    [path, ...above].some((page) => page.startsWith(`${to}/`) || (page !== path && page === to));
  return (
    <LocalLink
      to={to}
      {...(path === to && { 'aria-current': 'page' })}
      {...(isInside && { 'data-inside': '' })}
    >
      {label}
    </LocalLink>
  );
}
