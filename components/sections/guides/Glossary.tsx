import { useTranslation } from 'react-i18next';
import { LANGUAGE_TAGS, otherLocale } from '../../../locales/locale.ts';
import type { TermPlace } from '../../../locales/selections.ts';
import { usePageScope } from '../../site/PageScope.tsx';
import { useText } from '../../site/useText.tsx';

/** Every term with its definition, in the collation order of the page's language. */
export function Glossary({ terms }: { readonly terms: readonly TermPlace[] }) {
  const { t } = useTranslation();
  const { exists, text } = useText();
  const { locale } = usePageScope();
  const { compare } = new Intl.Collator(LANGUAGE_TAGS[locale], { ignorePunctuation: true });
  const ordered = terms.toSorted((a, b) => compare(t(`${a.group}.term`), t(`${b.group}.term`)));
  return (
    <dl className="glossary">
      {ordered.map(({ slug, group }) => (
        <div key={slug} id={slug}>
          <dt>
            {text(`${group}.term`)}
            {t(`${group}.paired`) !== t(`${group}.term`) && (
              <span lang={LANGUAGE_TAGS[otherLocale(locale)]}>{t(`${group}.paired`)}</span>
            )}
          </dt>
          <dd>
            <p>{text(`${group}.text`)}</p>
            {exists(`${group}.others`) && (
              <p className="glossary-others">
                {text('ui.otherForms', { words: t(`${group}.others`) })}
              </p>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
