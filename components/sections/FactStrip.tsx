import { LOCALES } from '../../locales/locale.ts';
import { SCREEN_PATHS } from '../../locales/routes.ts';
import type { Reach } from '../../locales/selections.ts';
import { LocalLink } from '../site/LocalLink.tsx';
import { useText } from '../site/useText.tsx';

/**
 * Numbers about the firm, below the first screen; a number below two is left out. Not a `<dl>`,
 * whose terms are read out first: 个国家 makes no sense before its number.
 */
export function FactStrip({ reach }: { readonly reach: Reach }) {
  const { text } = useText();
  const facts = {
    factCountries: reach.countries.length,
    factRoutes: reach.routes,
    factAttorneys: reach.attorneys,
    factLanguages: LOCALES.length,
  } as const;
  return (
    <ul className="facts content">
      {Object.entries(facts)
        .filter(([, count]) => count > 1)
        .map(([name, count]) => (
          <li key={name}>
            <span className="fact">{count}</span>{' '}
            {name === 'factRoutes' ? (
              <LocalLink to={SCREEN_PATHS.compare}>{text(`ui.${name}`)}</LocalLink>
            ) : (
              <span>{text(`ui.${name}`)}</span>
            )}
          </li>
        ))}
    </ul>
  );
}
