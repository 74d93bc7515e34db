import { LANGUAGE_TAGS, type Locale } from '../../locales/locale.ts';
import type { Country } from '../../locales/parts.ts';
import { apart, LAND, type MapPlace, placeOnMap, WORLD } from '../primitives/worldMap.ts';
import { LocalLink } from '../site/LocalLink.tsx';
import { usePageScope } from '../site/PageScope.tsx';

/** Radius of a country's dot, and how far two have to be from each other, in cells of the map. */
const RADIUS = 1.1;
const LEAST = 2.4;

const VIEW = `-1 -1 ${WORLD.width} ${WORLD.height + 1}`;

/**
 * The world in dots, the programmes' countries lit, and their names as links below. A country's dot
 * belongs to its link, over the map: each leads to one page, and shows where the other is.
 */
export function CountryMap({ countries }: { readonly countries: readonly Country[] }) {
  const { locale } = usePageScope();
  const name = countryNames(locale);
  const { compare } = new Intl.Collator(LANGUAGE_TAGS[locale]);
  const byName = (one: Country, other: Country) => compare(name(one.code), name(other.code));
  const dots = dotsOf(countries);
  return (
    <div className="country-map">
      <svg viewBox={VIEW} aria-hidden="true">
        <path className="country-map-land" d={LAND} />
      </svg>
      <ul>
        {countries.toSorted(byName).map(({ code, accent, path }) => (
          <li key={code}>
            <LocalLink to={path} title={name(code)}>
              <svg viewBox="0 0 2 2" aria-hidden="true">
                <circle cx="1" cy="1" r="1" fill={accent} />
              </svg>
              <Dot at={dots.get(code)} accent={accent} />
              {name(code)}
            </LocalLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Where each country is on the map, beside its neighbours. */
function dotsOf(countries: readonly Country[]): ReadonlyMap<string, MapPlace> {
  const found = countries.flatMap(({ code }) => {
    const place = placeOnMap(code);
    return place ? [{ code, place }] : [];
  });
  const places = apart(
    found.map(({ place }) => place),
    LEAST,
  );
  return new Map(found.map(({ code, place }, index) => [code, places[index] ?? place]));
}

interface DotProps {
  readonly at: MapPlace | undefined;
  readonly accent: string;
}

function Dot({ at, accent }: DotProps) {
  if (!at) return null;
  return (
    <svg className="country-dot" viewBox={VIEW} aria-hidden="true">
      <circle cx={at.x} cy={at.y} r={RADIUS} fill={accent} />
    </svg>
  );
}

/** Names as Unicode's CLDR has them; English calls Türkiye by the name that people search for. */
function countryNames(locale: Locale): (code: string) => string {
  const names = new Intl.DisplayNames(locale === 'zh' ? 'zh-Hans' : 'en', { type: 'region' });
  return (code) => (locale === 'en' && code === 'TR' ? 'Turkey' : (names.of(code) ?? code));
}
