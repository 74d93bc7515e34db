import { LANGUAGE_TAGS, type Locale } from '../../locales/locale.ts';
import type { Country } from '../../locales/parts.ts';
import { LAND, placeOnMap, WORLD } from '../primitives/worldMap.ts';
import { LocalLink } from '../site/LocalLink.tsx';
import { usePageScope } from '../site/PageScope.tsx';

/** The world in dots, the programmes' countries lit, and their names as links below. */
export function CountryMap({ countries }: { readonly countries: readonly Country[] }) {
  const { locale } = usePageScope();
  const name = countryNames(locale);
  const { compare } = new Intl.Collator(LANGUAGE_TAGS[locale]);
  const byName = (one: Country, other: Country) => compare(name(one.code), name(other.code));
  return (
    <div className="country-map">
      <svg viewBox={`-1 -1 ${WORLD.width} ${WORLD.height + 1}`} aria-hidden="true">
        <path className="country-map-land" d={LAND} />
        {countries.map(({ code, accent }) => {
          const place = placeOnMap(code);
          return place && <circle key={code} cx={place.x} cy={place.y} r="0.85" fill={accent} />;
        })}
      </svg>
      <ul>
        {countries.toSorted(byName).map(({ code, accent, path }) => (
          <li key={code}>
            <LocalLink to={path}>
              <svg viewBox="0 0 2 2" aria-hidden="true">
                <circle cx="1" cy="1" r="1" fill={accent} />
              </svg>
              {name(code)}
            </LocalLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Names as Unicode's CLDR has them; English calls Türkiye by the name that people search for. */
function countryNames(locale: Locale): (code: string) => string {
  const names = new Intl.DisplayNames(locale === 'zh' ? 'zh-Hans' : 'en', { type: 'region' });
  return (code) => (locale === 'en' && code === 'TR' ? 'Turkey' : (names.of(code) ?? code));
}
