import type { TFunction } from 'i18next';
import { navigationLabel } from '../components/site/navigationLabel.ts';
import type { NamedPage, Subject } from '../components/site/PageScope.tsx';
import { LANGUAGE_TAGS, type Locale } from '../locales/locale.ts';
import { localPath } from '../locales/localPath.ts';
import { SCREEN_PATHS } from '../locales/routes.ts';
import type { PageData } from './pageData.ts';

interface Place {
  /** Origin of the published site, without a trailing slash. */
  readonly origin: string;
  readonly locale: Locale;
  readonly t: TFunction;
}

/**
 * Describes a page to search engines (https://schema.org): the firm on Home and Contact, elsewhere
 * breadcrumbs and the page's subject. It contains nothing that the page does not show.
 */
export function structuredData(data: PageData, place: Place): object | undefined {
  const graph = partsOf(data, place);
  return graph.length > 0 ? { '@context': 'https://schema.org', '@graph': graph } : undefined;
}

function partsOf({ path, site, subject }: PageData, place: Place): object[] {
  if (FIRM_PATHS.has(path)) return [firm(site.contact, place)];
  if (!subject) return [];
  const { kind, questions = 0 } = subject;
  return [
    breadcrumbs(subject, path, site, place),
    ...(questions > 0 ? [faq(subject.group, questions, place)] : []),
    ...(kind === 'person' ? [person(subject, path, place)] : []),
    ...(kind === 'article' ? [article(subject, path, place)] : []),
  ];
}

const FIRM_PATHS: ReadonlySet<string> = new Set([SCREEN_PATHS.home, SCREEN_PATHS.contact]);

/** Search results show no more, and each question makes the page larger. */
const MAX_QUESTIONS = 3;

const addressOf = (path: string, { origin, locale }: Place) => origin + localPath(path, locale);

const firm = ({ phoneUs, email }: PageData['site']['contact'], place: Place) => ({
  '@type': 'LegalService',
  name: place.t('site.name'),
  description: place.t('site.tagline'),
  url: addressOf('/', place),
  telephone: phoneUs,
  email,
  address: place.t('site.address'),
});

function breadcrumbs({ trail, name }: Subject, path: string, site: PageData['site'], place: Place) {
  const nameOf = (crumb: NamedPage) => place.t(navigationLabel(site.navigation, crumb));
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...trail, { path, name }].map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: nameOf(crumb),
      item: addressOf(crumb.path, place),
    })),
  };
}

const faq = (group: string, count: number, { t }: Place) => ({
  '@type': 'FAQPage',
  mainEntity: Array.from({ length: Math.min(count, MAX_QUESTIONS) }, (_, index) => ({
    '@type': 'Question',
    name: t(`${group}.questions.${index}.question`),
    acceptedAnswer: { '@type': 'Answer', text: t(`${group}.questions.${index}.answer`) },
  })),
});

const person = ({ group, name }: Subject, path: string, place: Place) => ({
  '@type': 'Person',
  name: place.t(name),
  jobTitle: place.t(`${group}.title`),
  worksFor: { '@type': 'LegalService', name: place.t('site.name') },
  url: addressOf(path, place),
});

const article = ({ group, name, author, updatedAt }: Subject, path: string, place: Place) => ({
  '@type': 'Article',
  headline: place.t(name),
  description: place.t(`${group}.description`),
  inLanguage: LANGUAGE_TAGS[place.locale],
  ...(updatedAt && { dateModified: updatedAt }),
  ...(author && { author: { '@type': 'Person', name: place.t(author) } }),
  publisher: { '@type': 'LegalService', name: place.t('site.name') },
  url: addressOf(path, place),
});
