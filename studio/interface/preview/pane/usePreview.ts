import { useMemo, useState } from 'react';
import type { SanityDocument } from 'sanity';
import type { Locale } from '../../../../locales/locale.ts';
import { useTypeOf } from '../../tool/useTypeOf.ts';
import type { TypeOf } from '../../words/describeField.ts';
import type { DraftSite } from '../draft/composeDraft.ts';
import { fieldOfText } from '../draft/fieldOfText.ts';
import { collectRemarks, explainMissingSite, explainRemoval } from '../draft/remarks.ts';
import { useDraftSite } from '../draft/useDraftSite.ts';
import { pathOf } from '../places/placesOf.ts';
import { keyAt } from '../render/keyAt.ts';
import { type RenderedPage, renderPage } from '../render/renderPage.ts';
import type { Field } from './openField.ts';

interface PreviewOf {
  readonly id: string;
  readonly type: string;
  /** The document in the form. */
  readonly displayed: Partial<SanityDocument>;
  /** Path of a page other than the document's own, without language. */
  readonly followed: string | undefined;
  readonly locales: readonly Locale[];
  /** Date on which the page is shown; today by default. */
  readonly day: string | undefined;
}

/** The page of a document, rendered at every keystroke. */
export function usePreview({ id, type, displayed, followed, locales, day }: PreviewOf) {
  const typeOf = useTypeOf();
  const site = useDraftSite(displayed, id, typeOf, day);
  const shown = useLastGood(site);
  const path = shown && (followed ?? pathOf(shown, id, type));
  const { pages, problem } = useMemo(
    () => renderAll(shown, path, locales, typeOf),
    [shown, path, locales, typeOf],
  );
  return {
    isLoading: site === undefined,
    /** The shown site: if the draft cannot be shown, the last version that could. */
    site: shown,
    path,
    pages,
    /** The field of the text in a place of the page. */
    fieldOf: (locale: Locale, place: number): Field | undefined => {
      if (!shown || path === undefined) return undefined;
      const key = keyAt(shown, path, locale, place);
      return key === undefined ? undefined : fieldOfText(key, shown, typeOf, locale);
    },
    remarks: problem ? [problem] : remarksOf(site, id, pages, typeOf),
  };
}

/** The newest site that shows the edited document, if there was one. */
function useLastGood(site: DraftSite | Error | undefined): DraftSite | undefined {
  const [good, setGood] = useState<DraftSite>();
  if (site === undefined || site instanceof Error) return good;
  const isGood = site.edited === site.shown;
  if (isGood && site !== good) setGood(site);
  return isGood ? site : (good ?? site);
}

function renderAll(
  site: DraftSite | undefined,
  path: string | undefined,
  locales: readonly Locale[],
  typeOf: TypeOf,
): { readonly pages: readonly RenderedPage[]; readonly problem?: string } {
  if (!site || path === undefined) return { pages: [] };
  try {
    return { pages: locales.map((locale) => renderPage(site, path, locale, typeOf)) };
  } catch (error) {
    return { pages: [], problem: explainMissingSite(error, typeOf) };
  }
}

function remarksOf(
  site: DraftSite | Error | undefined,
  id: string,
  pages: readonly RenderedPage[],
  typeOf: TypeOf,
) {
  if (!site) return [];
  if (site instanceof Error) return [explainMissingSite(site, typeOf)];
  const removal = explainRemoval(site, id);
  if (removal !== undefined) return [removal];
  return collectRemarks(
    site,
    pages.flatMap(({ missing }) => missing),
    typeOf,
  );
}
