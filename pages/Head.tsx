import type { TFunction } from 'i18next';
import { DEFAULT_LOCALE, LANGUAGE_TAGS, type Locale } from '../locales/locale.ts';
import { alternates, localPath } from '../locales/localPath.ts';
import { SHARE_SIZE } from '../locales/shareSize.ts';
import type { PageAssets } from './islandAssets.ts';
import displayFont from './latinHeadings.woff2?url';
import type { PageData } from './pageData.ts';
import { structuredData } from './structuredData.ts';

/** Origin of the published site, without a trailing slash; see SITE_URL in the README. */
const SITE_URL = process.env.SITE_URL || 'https://www.example.com';

interface HeadProps {
  readonly data: PageData;
  readonly locale: Locale;
  readonly t: TFunction;
  /** In addition to the assets of every page. */
  readonly assets: PageAssets;
}

/** Title, description, URLs in both languages, share picture, icons. */
export function Head({ data, locale, t, assets }: HeadProps) {
  const title = t(data.titleKey);
  const siteName = t('site.name');
  const description = t(data.descriptionKey);
  const address = SITE_URL + localPath(data.path, locale);
  const structured = structuredData(data, { origin: SITE_URL, locale, t });
  return (
    <>
      <meta charSet="utf-8" />
      <title>{`${title} | ${siteName}`}</title>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="description" content={description} />
      {data.indexed ? (
        <Addresses path={data.path} address={address} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      <meta property="og:type" content="website" />
      {/* Cards show the site's name beside the title, which must not repeat it. */}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={SITE_URL + data.share} />
      <meta property="og:image:width" content={`${SHARE_SIZE.width}`} />
      <meta property="og:image:height" content={`${SHARE_SIZE.height}`} />
      <meta property="og:locale" content={locale === 'zh' ? 'zh_CN' : 'en_US'} />
      <meta property="og:site_name" content={siteName} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="theme-color" content="#14233b" />
      <meta name="format-detection" content="telephone=no" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      {locale === DEFAULT_LOCALE && (
        <link
          rel="preload"
          href={displayFont}
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
        />
      )}
      {assets.styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      {structured && (
        <script
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON data with every `<` escaped
          dangerouslySetInnerHTML={{
            __html: JSON.stringify(structured).replaceAll('<', '\\u003c'),
          }}
        />
      )}
      {assets.scripts.map((src) => (
        <script key={src} type="module" src={src} />
      ))}
    </>
  );
}

function Addresses({ path, address }: { path: string; address: string }) {
  return (
    <>
      <link rel="canonical" href={address} />
      <meta property="og:url" content={address} />
      {alternates(path).map((alternate) => (
        <link
          key={alternate.locale}
          rel="alternate"
          hrefLang={LANGUAGE_TAGS[alternate.locale]}
          href={SITE_URL + alternate.path}
        />
      ))}
      <link rel="alternate" hrefLang="x-default" href={SITE_URL + path} />
    </>
  );
}
