import { Card, Flex, Spinner } from '@sanity/ui';
import { useCallback, useState } from 'react';
import { type UserViewComponent, usePaneRouter } from 'sanity/structure';
import type { Locale } from '../../../../locales/locale.ts';
import { PageFrame } from '../frame/PageFrame.tsx';
import { PageLinks } from '../places/PageLinks.tsx';
import {
  documentAt,
  isOnEveryPage,
  linkedPage,
  ownPathOf,
  publishedPathOf,
} from '../places/placesOf.ts';
import { screenAt } from '../render/screens.ts';
import { ChosenDay } from './ChosenDay.tsx';
import { OtherPageNotice } from './OtherPageNotice.tsx';
import { PreviewControls } from './PreviewControls.tsx';
import { Remarks } from './Remarks.tsx';
import { useOpenField } from './useOpenField.ts';
import { usePreview } from './usePreview.ts';
import { SHOWN_LOCALES, usePreviewSettings } from './usePreviewSettings.ts';

/** The page of the document in the form, as visitors would see it. */
export const Preview: UserViewComponent = ({ document: { displayed }, documentId, schemaType }) => {
  const { name: type } = schemaType;
  const [settings, changeSettings] = usePreviewSettings();
  const { params } = usePaneRouter();
  const [followed, setFollowed] = useState(params?.page);
  const start = params?.place === undefined ? undefined : Number(params.place);
  const [day, setDay] = useState<string>();
  const openField = useOpenField(documentId);
  const locales = SHOWN_LOCALES[settings.languages];
  const { isLoading, site, path, pages, remarks, fieldOf } = usePreview({
    id: documentId,
    type,
    displayed,
    followed,
    locales,
    day,
  });

  const own = { _id: documentId, _type: type };
  const shown = site && followed !== undefined ? documentAt(site, followed) : own;
  const onSite = site && shown && publishedPathOf(site, shown._id, shown._type);

  // A link is followed inside the frame if the site has such a page; external links open a new tab.
  const follow = useCallback(
    (href: string) => {
      if (/^https?:/.test(href)) window.open(href, '_blank', 'noopener');
      if (!site) return;
      const page = linkedPage(site, href);
      if (!page) return;
      const { locale } = page;
      // The document's own page follows its address while that is edited.
      const isOwn = page.path === ownPathOf(site, documentId, type);
      setFollowed(isOwn ? undefined : page.path);
      if (settings.languages !== 'both') changeSettings({ languages: locale });
    },
    [site, documentId, type, settings, changeSettings],
  );

  const edit = (locale: Locale, place: number) => {
    const field = fieldOf(locale, place);
    if (!field) return;
    const page = isOnEveryPage(field.type) ? path : followed;
    const isSamePage = page !== undefined || field.id === documentId;
    const isOwn = site && page === ownPathOf(site, field.id, field.type);
    openField(field, { page: isOwn ? undefined : page, place: isSamePage ? place : undefined });
  };

  return (
    <Flex direction="column" height="fill">
      <Card padding={2} borderBottom>
        <Flex gap={3} align="center" wrap="wrap">
          <PreviewControls settings={settings} onChange={changeSettings} />
          <ChosenDay day={day} onChange={setDay} />
          {onSite !== undefined && <PageLinks path={onSite} />}
        </Flex>
      </Card>
      {site && followed !== undefined && (
        <OtherPageNotice
          site={site}
          id={documentId}
          type={schemaType}
          page={followed}
          clicked={params?.page}
          onReturn={() => setFollowed(params?.page)}
          onOpen={(field) => openField(field, { page: undefined, place: start })}
        />
      )}
      <Remarks remarks={remarks} />
      {isLoading && (
        <Flex padding={5} justify="center">
          <Spinner muted />
        </Flex>
      )}
      <Flex flex={1} gap={1} style={{ minHeight: 0 }}>
        {path !== undefined &&
          locales.map((locale) => (
            <PageFrame
              key={locale}
              html={pages.find((page) => page.locale === locale)?.html}
              page={shown?._id}
              sheet={screenAt(path)?.sheet}
              locale={locale}
              width={settings.width}
              start={start}
              onLink={follow}
              onEdit={(place) => edit(locale, place)}
            />
          ))}
      </Flex>
    </Flex>
  );
};
