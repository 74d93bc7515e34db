import '../sheets/guides.css';
import { useTranslation } from 'react-i18next';
import { Hero } from '../../components/sections/Hero.tsx';
import { TalkToUs } from '../../components/sections/TalkToUs.tsx';
import { usePageScope } from '../../components/site/PageScope.tsx';
import { useText } from '../../components/site/useText.tsx';
import { LANGUAGE_TAGS, otherLocale } from '../../locales/locale.ts';
import type { TermPlace } from '../../locales/selections.ts';
import type { data } from './+data.ts';

/** Every term with its definition, in the collation order of the page's language. */
function Glossary({ terms }: { readonly terms: readonly TermPlace[] }) {
  const { t } = useTranslation();
  const { text } = useText();
  const { locale } = usePageScope();
  const { compare } = new Intl.Collator(LANGUAGE_TAGS[locale], { ignorePunctuation: true });
  const ordered = terms.toSorted((a, b) => compare(t(`${a.group}.term`), t(`${b.group}.term`)));
  return (
    <dl className="glossary">
      {ordered.map(({ slug, group, hasOthers }) => (
        <div key={slug} id={slug}>
          <dt>
            {text(`${group}.term`)}
            {t(`${group}.paired`) !== t(`${group}.term`) && (
              <span lang={LANGUAGE_TAGS[otherLocale(locale)]}>{t(`${group}.paired`)}</span>
            )}
          </dt>
          <dd>
            <p>{text(`${group}.text`)}</p>
            {hasOthers && (
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

export function Page({ screen, terms }: ReturnType<typeof data>) {
  const { text } = useText();
  return (
    <>
      <Hero group="glossary" height={screen.heroHeight} seed="glossary" />
      <div className="content section">
        <p className="guide-note">{text('glossary.note')}</p>
        <Glossary terms={terms} />
      </div>
      <TalkToUs />
    </>
  );
}
