import { type Figure, GLANCE_FIGURES } from '../../locales/figures.ts';
import type { Program } from '../../locales/program.ts';
import type { ProgramFamily } from '../../locales/routes.ts';
import type { WeaveName } from '../primitives/Weave.tsx';
import type { HeroPrint } from './Hero.tsx';

const FAMILIES = {
  citizenship: { words: 'CITIZENSHIP', weave: 'waves' },
  usGreenCard: { words: 'GREEN<CARD', weave: 'scales' },
  fastNaturalization: { words: 'RESIDENCE', weave: 'net' },
  residenceVisa: { words: 'RESIDENCE', weave: 'net' },
} as const satisfies Record<ProgramFamily, { words: string; weave: WeaveName }>;

/** Fills a wide screen to its edge, as on a passport. */
const ZONE_LENGTH = 240;

/** The pattern of a family; it distinguishes a country's routes, which share colour and rosette. */
export const weaveOf = ({ family }: Program): WeaveName => FAMILIES[family].weave;

/**
 * The printed lines of a programme's hero: `TURKEY<<CITIZENSHIP<<400000USD<<1-2MONTH<<<`. Decorative:
 * the strip below the hero contains the same figures as text.
 */
export function programPrint(program: Program): HeroPrint {
  const { slug, family, figures, country } = program;
  const fields = [
    slug,
    FAMILIES[family].words,
    ...GLANCE_FIGURES.flatMap((name) => figures.find((figure) => figure.name === name) ?? [])
      .filter(isMeasured)
      .slice(0, 3)
      .map(inCapitals),
  ];
  const zone = fields.map(inZone).join('<<');
  return { micro: inBothScripts(country, slug), zone: zone.padEnd(ZONE_LENGTH, '<') };
}

/** A bare count would be meaningless. */
const isMeasured = ({ unit }: Figure): boolean => unit !== 'count';

const inCapitals = ({ value, upTo, unit }: Figure): string =>
  `${[value, upTo].filter((end) => end != null).join('-')}${unit}`;

const inZone = (text: string): string => text.toUpperCase().replaceAll(/-(?=[A-Z])| /g, '<');

/** `TÜRKIYE 土耳其` */
function inBothScripts(country: string | null, slug: string): string {
  if (!country) return slug.toUpperCase();
  const [english = '', chinese = ''] = ['en', 'zh-Hans'].map((language) =>
    new Intl.DisplayNames(language, { type: 'region' }).of(country),
  );
  return `${english.toUpperCase()} ${chinese}`;
}
