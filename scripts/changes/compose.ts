import { indexCatalogue } from '../../locales/catalogue.ts';
import type { WholeContent } from '../../locales/indexedContent.ts';
import { mapLocales } from '../../locales/locale.ts';
import { compareContent } from '../../studio/changes/compareContent.ts';
import type { Held } from '../content/held.ts';
import type { PulledContent } from '../content/pulledContent.ts';
import type { HeldBack, Report } from './report.ts';

/**
 * What differs between two states of the content, and what is held back.
 *
 * @param before `undefined` when there was nothing yet
 * @param origin of the published site
 */
export const composeReport = (
  before: PulledContent | undefined,
  after: PulledContent,
  held: readonly Held[],
  origin: string,
): Report => ({
  ...compareContent(before && indexed(before), indexed(after), origin),
  heldBack: held.map((document) => withUrl(document, origin)),
});

const indexed = ({ site, catalogues }: PulledContent): WholeContent => ({
  site,
  catalogues: mapLocales((locale) => indexCatalogue(catalogues[locale])),
});

const withUrl = (held: Held, origin: string): HeldBack =>
  held.page === undefined ? held : { ...held, url: origin + held.page };
