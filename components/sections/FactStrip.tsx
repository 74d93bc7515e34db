import { LOCALES } from '../../locales/locale.ts';
import type { Reach } from '../../locales/parts.ts';
import { useText } from '../site/useText.tsx';

/**
 * Under the first screen: what the firm offers, in four numbers. No terms with definitions, which are
 * read out first: 个国家 counts nothing before its number.
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
      {Object.entries(facts).map(([name, count]) => (
        <li key={name}>
          <span className="fact">{count}</span> <span>{text(`ui.${name}`)}</span>
        </li>
      ))}
    </ul>
  );
}
