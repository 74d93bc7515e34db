import { countryNames } from '../../locales/countryNames.ts';
import { LANGUAGE_TAGS } from '../../locales/locale.ts';
import type { Country } from '../../locales/selections.ts';
import { LAND, type MapPlace, placeOnMap, spreadOut, WORLD } from '../primitives/worldMap.ts';
import { LocalLink } from '../site/LocalLink.tsx';
import { usePageScope } from '../site/PageScope.tsx';

/** Radius of a country's dot, in cells of the map. */
const RADIUS = 1.1;

/** Minimum distance between two dots, in cells. */
const MIN_DISTANCE = 2.4;

const VIEW = `-1 -1 ${WORLD.width} ${WORLD.height + 1}`;

/**
 * A dotted world map with the programmes' countries highlighted, and their names as links below. A
 * country's dot is inside its link, positioned over the map, so that hovering either shows the other.
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

/** The position of each country's dot. */
function dotsOf(countries: readonly Country[]): ReadonlyMap<string, MapPlace> {
  const found = countries.flatMap(({ code }) => {
    const place = placeOnMap(code);
    return place ? [{ code, place }] : [];
  });
  const places = spreadOut(
    found.map(({ place }) => place),
    MIN_DISTANCE,
  );
  return new Map(found.map(({ code, place }, index) => [code, places[index] ?? place]));
}

function Dot({ at, accent }: { readonly at: MapPlace | undefined; readonly accent: string }) {
  if (!at) return null;
  return (
    <svg className="country-dot" viewBox={VIEW} aria-hidden="true">
      <circle cx={at.x} cy={at.y} r={RADIUS} fill={accent} />
    </svg>
  );
}
