import type { TFunction } from 'i18next';
import { navigationLabel } from '../components/site/navigationLabel.ts';
import type { NamedPage, Subject } from '../components/site/PageScope.tsx';
import { LANGUAGE_TAGS, type Locale } from '../locales/locale.ts';
import { localPath } from '../locales/localPath.ts';
import { SCREEN_PATHS } from '../locales/routes.ts';
import type { PageData } from './pageData.ts';

/** Where the page is published, and its translator. */
interface MarkupContext {
  /** Origin of the published site, without a trailing slash. */
  readonly origin: string;
  readonly locale: Locale;
  readonly t: TFunction;
}

/**
 * Describes a page to search engines (https://schema.org): the firm on Home and Contact, elsewhere
 * breadcrumbs and the page's subject. It contains nothing that the page does not show.
 */
export function structuredData(data: PageData, context: MarkupContext): object | undefined {
  const graph = nodesOf(data, context);
  return graph.length > 0 ? { '@context': 'https://schema.org', '@graph': graph } : undefined;
}

function nodesOf({ path, site, subject }: PageData, context: MarkupContext): object[] {
  if (FIRM_PATHS.has(path)) return [firm(site.contact, context)];
  if (!subject) return [];
  const { kind, questions = 0 } = subject;
  const nodes: object[] = [breadcrumbs(subject, path, site, context)];
  if (questions > 0) nodes.push(faq(subject.group, questions, context));
  if (kind === 'person') nodes.push(person(subject, path, context));
  if (kind === 'article') nodes.push(article(subject, path, context));
  return nodes;
}

const FIRM_PATHS: ReadonlySet<string> = new Set([SCREEN_PATHS.home, SCREEN_PATHS.contact]);

/** Search results show no more, and each question makes the page larger. */
const MAX_QUESTIONS = 3;

const addressOf = (path: string, { origin, locale }: MarkupContext) =>
  origin + localPath(path, locale);

/** The firm by name; its id, the same in both languages, tells that all pages mean one firm. */
const firmName = (context: MarkupContext) => ({
  '@type': 'LegalService',
  '@id': `${context.origin}/#firm`,
  name: context.t('site.name'),
  url: addressOf('/', context),
});

const firm = ({ phoneUs, email }: PageData['site']['contact'], context: MarkupContext) => ({
  ...firmName(context),
  description: context.t('site.tagline'),
  telephone: phoneUs,
  email,
  address: context.t('site.address'),
});

function breadcrumbs(
  { trail, name }: Subject,
  path: string,
  site: PageData['site'],
  context: MarkupContext,
) {
  const nameOf = (crumb: NamedPage) => context.t(navigationLabel(site.navigation, crumb));
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...trail, { path, name }].map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: nameOf(crumb),
      item: addressOf(crumb.path, context),
    })),
  };
}

const faq = (group: string, count: number, { t }: MarkupContext) => ({
  '@type': 'FAQPage',
  mainEntity: Array.from({ length: Math.min(count, MAX_QUESTIONS) }, (_, index) => ({
    '@type': 'Question',
    name: t(`${group}.questions.${index}.question`),
    acceptedAnswer: { '@type': 'Answer', text: t(`${group}.questions.${index}.answer`) },
  })),
});

const person = ({ group, name }: Subject, path: string, context: MarkupContext) => ({
  '@type': 'Person',
  name: context.t(name),
  jobTitle: context.t(`${group}.title`),
  worksFor: firmName(context),
  url: addressOf(path, context),
});

const article = (
  { group, name, author, reviewed }: Subject,
  path: string,
  context: MarkupContext,
) => ({
  '@type': 'Article',
  headline: context.t(name),
  description: context.t(`${group}.description`),
  inLanguage: LANGUAGE_TAGS[context.locale],
  dateModified: reviewed,
  ...(author && {
    author: {
      '@type': 'Person',
      name: context.t(author.name),
      url: addressOf(author.path, context),
    },
  }),
  publisher: firmName(context),
  url: addressOf(path, context),
});
