import type { ReactNode } from 'react';
import { Guilloche } from '../primitives/Guilloche.tsx';
import { Weave, type WeaveName } from '../primitives/Weave.tsx';
import { Breadcrumbs, type Crumb } from '../site/Breadcrumbs.tsx';
import { useText } from '../site/useText.tsx';

/** What is printed at the foot of the hero, as at the foot of a passport's page. */
export interface HeroPrint {
  /** Repeated in letters too small to read. */
  readonly micro: string;
  /** The machine-readable line. */
  readonly zone: string;
}

interface HeroProps {
  /** Catalogue group that `hero.title` and `hero.subtitle` are in. */
  readonly group: string;
  /** Height in hundredths of the window. */
  readonly height: number;
  /** Ground colour, `#rrggbb`. */
  readonly accent?: string;
  /** Seed of the rosette: of a programme its country. */
  readonly seed: string;
  readonly weave?: WeaveName;
  readonly print?: HeroPrint;
  readonly breadcrumbs?: { readonly trail: readonly Crumb[]; readonly current: string };
  /** Below the sentence: a call to action. */
  readonly children?: ReactNode;
}

/** The firm's own colour, for pages that are about no country. */
const FIRM_ACCENT = '#1258a8';

/** Letters of the rule on the widest screens. */
const MICRO_LENGTH = 1000;

/** The coloured top of a page with the one large heading: a page of a passport. */
export function Hero(hero: HeroProps) {
  const { group, height, accent = FIRM_ACCENT, seed, weave = 'waves' } = hero;
  const { phrased } = useText();
  return (
    <div className={`hero hero-${height}`} data-scroll-top={height === 80 ? '' : undefined}>
      <Weave name={weave} ground={accent} />
      <Guilloche seed={seed} detail="hero" />
      <div className="content hero-text">
        {hero.breadcrumbs && <Breadcrumbs {...hero.breadcrumbs} />}
        <h1>{phrased(`${group}.hero.title`)}</h1>
        <p className="hero-subtitle">{phrased(`${group}.hero.subtitle`)}</p>
        {hero.children}
      </div>
      {hero.print && (
        <div
          className="hero-print"
          aria-hidden="true"
          data-micro={`${hero.print.micro} · `.repeat(MICRO_LENGTH / hero.print.micro.length)}
          data-zone={hero.print.zone}
        />
      )}
    </div>
  );
}
