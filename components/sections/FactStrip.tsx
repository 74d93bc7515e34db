import { LOCALES } from '../../locales/locale.ts';
import type { Reach } from '../../locales/parts.ts';
import { useText } from '../site/useText.tsx';

/** Under the first screen: what the firm offers, in four numbers. */
export function FactStrip({ reach }: { readonly reach: Reach }) {
  const { text } = useText();
  const facts = {
    factCountries: reach.countries.length,
    factRoutes: reach.routes,
    factAttorneys: reach.attorneys,
    factLanguages: LOCALES.length,
  } as const;
  return (
    <dl className="facts content">
      {Object.entries(facts).map(([name, count]) => (
        <div key={name}>
          <dt>{text(`ui.${name}`)}</dt>
          <dd className="fact">{count}</dd>
        </div>
      ))}
    </dl>
  );
}
