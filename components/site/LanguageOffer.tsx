import { LANGUAGE_TAGS } from '../../locales/locale.ts';
import { alternates } from '../../locales/localPath.ts';
import { usePageScope } from './PageScope.tsx';

/** Offers the page in the other language; a script shows it if the browser prefers that language. */
export function LanguageOffer() {
  const { locale, path, offer } = usePageScope();
  const other = alternates(path).find((alternate) => alternate.locale !== locale);
  if (!other) return null;
  const tag = LANGUAGE_TAGS[other.locale];
  return (
    <aside className="language-offer" lang={tag} data-offer hidden>
      <a href={other.path} hrefLang={tag} data-language>
        {offer.read}
      </a>{' '}
      <button type="button">{offer.close}</button>
    </aside>
  );
}
