import { useTranslation } from 'react-i18next';
import { NAME_FIELDS } from '../../../locales/nameFields.ts';
import type { ListedPage } from '../../../locales/selections.ts';
import { LocalLink } from '../../site/LocalLink.tsx';
import { navigationLabel } from '../../site/navigationLabel.ts';
import { usePageScope } from '../../site/PageScope.tsx';
import { ProgramGoal } from '../../site/ProgramGoal.tsx';
import { useText } from '../../site/useText.tsx';

/** Every other page of the site by name, programmes first, since people look for those. */
export function PageList({ pages }: { readonly pages: readonly ListedPage[] }) {
  const { phrased } = useText();
  const { path: here } = usePageScope();
  const { programs = [], others = [] } = Object.groupBy(
    pages.filter(({ path }) => path !== here),
    ({ family }) => (family ? 'programs' : 'others'),
  );
  return (
    <section className="section tinted" id="all-pages">
      <div className="content">
        <h2>{phrased('ui.allPages')}</h2>
        <Names title="ui.programs" pages={programs} />
        <Names title="ui.otherPages" pages={others} />
      </div>
    </section>
  );
}

interface NamesProps {
  /** Catalogue key of the heading. */
  readonly title: string;
  readonly pages: readonly ListedPage[];
}

function Names({ title, pages }: NamesProps) {
  const { i18n, t } = useTranslation();
  const { exists, phrased, text } = useText();
  const { navigation } = usePageScope().site;
  const keyOf = ({ path, group }: ListedPage) => {
    const fields = NAME_FIELDS.map((field) => `${group}.${field}`);
    const name = fields.find(exists) ?? group;
    return navigationLabel(navigation, { path, name });
  };
  const { compare } = new Intl.Collator(i18n.language);
  const named = pages
    .map((page) => ({ ...page, key: keyOf(page) }))
    .map((page) => ({ ...page, name: t(page.key) }))
    .sort((one, other) => compare(one.name, other.name));
  if (pages.length === 0) return null;
  return (
    <>
      <h3>{phrased(title)}</h3>
      <ul className="page-list">
        {named.map(({ path, key, family }) => (
          <li key={path}>
            <LocalLink to={path}>
              {text(key)} {family && <ProgramGoal family={family} />}
            </LocalLink>
          </li>
        ))}
      </ul>
    </>
  );
}
