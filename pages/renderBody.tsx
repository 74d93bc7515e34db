import type { i18n } from 'i18next';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PageScope } from '../components/site/PageScope.tsx';
import { Shell } from '../components/site/Shell.tsx';
import type { Locale } from '../locales/locale.ts';
import { normalizeMarkup } from './normalizeMarkup.ts';
import type { PageData } from './pageData.ts';

interface BodyProps {
  readonly Page: ComponentType<object>;
  readonly data: PageData;
  readonly locale: Locale;
  readonly translator: i18n;
}

/** Renders the content of `<body>`: header, page, footer. */
export const renderBody = ({ Page, data, locale, translator }: BodyProps): string =>
  normalizeMarkup(
    renderToStaticMarkup(
      <PageScope
        translator={translator}
        locale={locale}
        path={data.path}
        subject={data.subject}
        site={data.site}
        offer={data.offer}
      >
        <Shell>
          <Page {...data} />
        </Shell>
      </PageScope>,
    ),
  );
