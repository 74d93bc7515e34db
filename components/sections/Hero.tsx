import type { ReactNode } from 'react';
import { Guilloche } from '../primitives/Guilloche.tsx';
import { Breadcrumbs, type Crumb } from '../site/Breadcrumbs.tsx';
import { useText } from '../site/useText.tsx';

interface HeroProps {
  /** Catalogue group that `hero.title` and `hero.subtitle` stand in. */
  readonly group: string;
  /** Height in hundredths of the window. */
  readonly height: number;
  /** Ground colour, `#rrggbb`. */
  readonly accent?: string;
  /** Seed of the guilloche, usually the slug. */
  readonly seed: string;
  readonly breadcrumbs?: { readonly trail: readonly Crumb[]; readonly current: string };
  /** Below the sentence: a call to action. */
  readonly children?: ReactNode;
}

/** The firm's own colour, for pages that are about no country. */
const FIRM_ACCENT = '#1258a8';

/** The coloured top of a page with the one large heading. */
export function Hero({
  group,
  height,
  accent = FIRM_ACCENT,
  seed,
  breadcrumbs,
  children,
}: HeroProps) {
  const { phrased } = useText();
  return (
    <div className={`hero hero-${height}`} data-scroll-top={height === 80 ? '' : undefined}>
      <HeroGround accent={accent} />
      <Guilloche seed={seed} detail="hero" />
      <div className="content hero-text">
        {breadcrumbs && <Breadcrumbs {...breadcrumbs} />}
        <h1>{phrased(`${group}.hero.title`)}</h1>
        <p className="hero-subtitle">{phrased(`${group}.hero.subtitle`)}</p>
        {children}
      </div>
    </div>
  );
}

/** The colour comes as an attribute of a drawing: style attributes are not allowed (CSP). */
function HeroGround({ accent }: { readonly accent: string }) {
  return (
    <svg className="hero-ground" aria-hidden="true" preserveAspectRatio="none" viewBox="0 0 1 1">
      <rect width="1" height="1" fill={accent} />
    </svg>
  );
}
