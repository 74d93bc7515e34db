import { BillIcon } from '@sanity/icons/Bill';
import { BookIcon } from '@sanity/icons/Book';
import { DocumentsIcon } from '@sanity/icons/Documents';
import { EarthGlobeIcon } from '@sanity/icons/EarthGlobe';
import type { StructureBuilder, StructureResolver } from 'sanity/structure';
import { PROGRAM_FAMILIES, SCREEN_PATHS } from '../../../locales/routes.ts';
import { familyTitle } from '../../schema/families.ts';
import { SITE_ORDER } from '../../schema/plainFields.ts';
import { SANITY_API } from '../../schema/sanityApi.ts';
import { say } from '../../words/say.ts';
import { orderLists } from './orderLists.ts';
import { programTemplate } from './templates.ts';

/** The Studio's navigation: the site's parts in the order of the site. */
export const structure: StructureResolver = (S) =>
  S.list()
    .id('content')
    .title(say('Content'))
    .items([
      S.listItem().id('programs').title(say('Programmes')).icon(EarthGlobeIcon).child(programs(S)),
      inOrder(S, 'teamMember', say('Team')),
      inOrder(S, 'project', say('Projects')),
      inOrder(S, 'guide', say('Guides')),
      inOrder(S, 'glossaryTerm', say('Glossary terms'), BY_TERM).icon(BookIcon),
      S.listItem().id('pages').title(say('Pages')).icon(DocumentsIcon).child(pages(S)),
      orderLists(S),
      S.documentTypeListItem('redirect').title(say('Old addresses')),
      S.documentTypeListItem('exchangeRates').title(say('Exchange rates')).icon(BillIcon),
      S.documentTypeListItem('claimRule').title(say('Watched words')),
      S.divider(),
      single(S, 'navigation'),
      single(S, 'siteSettings'),
      single(S, 'labels'),
    ]);

const programs = (S: StructureBuilder) =>
  S.list()
    .id('programs')
    .title(say('Programmes'))
    .items(
      PROGRAM_FAMILIES.map((family) =>
        S.listItem()
          .id(family)
          .title(familyTitle(family))
          .child(
            S.documentList()
              .id(family)
              .title(familyTitle(family))
              .schemaType('program')
              .filter('_type == "program" && family == $family')
              .params({ family })
              .apiVersion(SANITY_API.apiVersion)
              .defaultOrdering(SITE_ORDER.by)
              // A link names a programme without its family, so it opens beside no list.
              .canHandleIntent(
                (intent, { template }) =>
                  intent === 'create' && template === programTemplate(family),
              )
              // Must come last: each of the other settings restores the templates of all families.
              .initialValueTemplates([S.initialValueTemplateItem(programTemplate(family))]),
          ),
      ),
    );

/** Alphabetical in English, which the Chinese list also shows: queries cannot sort by pinyin. */
const BY_TERM = [{ field: 'term.en', direction: 'asc' } as const];

const inOrder = (S: StructureBuilder, type: string, title: string, order = SITE_ORDER.by) =>
  S.listItem()
    .id(type)
    .title(title)
    .schemaType(type)
    .child(S.documentTypeList(type).title(title).defaultOrdering(order));

const pages = (S: StructureBuilder) =>
  S.list()
    .id('pages')
    .title(say('Pages'))
    .items(Object.keys(SCREEN_PATHS).map((type) => single(S, type)));

/** A singleton, opened as its form. */
const single = (S: StructureBuilder, type: string) =>
  S.documentListItem().id(type).schemaType(type);
