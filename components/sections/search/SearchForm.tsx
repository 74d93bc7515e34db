import { useTranslation } from 'react-i18next';
import { countryNames } from '../../../locales/countryNames.ts';
import { LANGUAGE_TAGS } from '../../../locales/locale.ts';
import { localPath } from '../../../locales/localPath.ts';
import { SCREEN_PATHS } from '../../../locales/routes.ts';
import { searchIndexPaths } from '../../../locales/searchIndex.ts';
import { KEEP_PLACEHOLDERS } from '../../site/keepPlaceholders.ts';
import { LocalLink } from '../../site/LocalLink.tsx';
import { usePageScope } from '../../site/PageScope.tsx';
import { useText } from '../../site/useText.tsx';

interface SearchFormProps {
  readonly pages: number;
  readonly synonyms: number;
  readonly countries: readonly string[];
}

/**
 * The search field, and the containers of the results, which a script fills, with a contact link for what
 * is not on the site.
 *
 * @param pages number of pages in the index
 * @param synonyms number of synonym groups
 * @param countries codes of those with a programme, to say which have none; empty if unknown
 */
export function SearchForm({ pages, synonyms, countries }: SearchFormProps) {
  const { t } = useTranslation();
  const { exists, text } = useText();
  const { locale } = usePageScope();
  const tag = LANGUAGE_TAGS[locale];
  const names = countries.map(countryNames(locale)).sort(new Intl.Collator(tag).compare);
  const list = new Intl.ListFormat(tag, { style: 'narrow' }).format(names);
  const groups = Array.from({ length: synonyms }, (_, index) => `search.synonyms.${index}.words`);
  return (
    <search>
      <form
        className="search-form"
        action={localPath(SCREEN_PATHS.search, locale)}
        data-search={searchIndexPaths(locale, pages).join(' ')}
        data-synonyms={groups.map((group) => t(group)).join('\n')}
        data-one={t('ui.searchFoundOne', KEEP_PLACEHOLDERS)}
        data-found={t('ui.searchFound', KEEP_PLACEHOLDERS)}
        data-more={t('ui.searchFoundMore', KEEP_PLACEHOLDERS)}
        data-nothing={t('ui.searchNothing', KEEP_PLACEHOLDERS)}
        data-missing={
          exists('ui.searchMissing') ? t('ui.searchMissing', KEEP_PLACEHOLDERS) : undefined
        }
        data-countries={countries.join(' ')}
        data-elsewhere={
          countries.length > 0 && exists('ui.searchElsewhere')
            ? t('ui.searchElsewhere', KEEP_PLACEHOLDERS).replaceAll('{{countries}}', () => list)
            : undefined
        }
        data-failed={t('ui.searchFailed')}
      >
        <label htmlFor="q">{text('ui.searchField')}</label>
        <input id="q" name="q" type="search" autoComplete="off" maxLength={100} />
        <button type="submit" className="button button-primary">
          {text('ui.searchButton')}
        </button>
      </form>
      <p className="search-count" role="status" />
      <ol className="search-results" />
      <template>
        <p className="search-ask" hidden>
          <LocalLink to="/contact" className="button button-quiet">
            {text('ui.askUs')}
          </LocalLink>
        </p>
      </template>
    </search>
  );
}
