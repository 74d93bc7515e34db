import type { ReactNode } from 'react';
import { Guilloche } from '../primitives/Guilloche.tsx';
import { Weave, type WeaveName } from '../primitives/Weave.tsx';
import { Breadcrumbs } from '../site/Breadcrumbs.tsx';
import { useText } from '../site/useText.tsx';

/** The printed lines at the bottom of the hero, as on a passport page. */
export interface HeroPrint {
  /** Microprint, repeated. */
  readonly micro: string;
  /** Machine-readable line. */
  readonly zone: string;
}

interface HeroProps {
  /** Catalogue group of `hero.title` and `hero.subtitle`. */
  readonly group: string;
  /** Minimum height in `vh`. */
  readonly height: number;
  /** Background colour, `#rrggbb`. */
  readonly accent?: string;
  /** Seed of the rosette; a programme's country. */
  readonly seed: string;
  readonly weave?: WeaveName;
  readonly print?: HeroPrint;
  /** A call to action below the subtitle. */
  readonly children?: ReactNode;
}

/** The firm's colour, for pages without a country. */
const FIRM_ACCENT = '#1258a8';

/** Characters of microprint that fill the widest screens. */
const MICRO_LENGTH = 1000;

/** The coloured top of a page with its `<h1>`, styled as a passport page. */
export function Hero(hero: HeroProps) {
  const { group, height, accent = FIRM_ACCENT, seed, weave = 'waves' } = hero;
  const { phrased } = useText();
  return (
    <div className={`hero hero-${height}`} data-scroll-top={height === 80 ? '' : undefined}>
      <Weave name={weave} ground={accent} />
      <Guilloche seed={seed} detail="hero" />
      <div className="content hero-text">
        <Breadcrumbs />
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
