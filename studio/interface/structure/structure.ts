import { BillIcon } from '@sanity/icons/Bill';
import { BookIcon } from '@sanity/icons/Book';
import { DocumentsIcon } from '@sanity/icons/Documents';
import { EarthGlobeIcon } from '@sanity/icons/EarthGlobe';
import { TransferIcon } from '@sanity/icons/Transfer';
import { WarningOutlineIcon } from '@sanity/icons/WarningOutline';
import type { StructureBuilder, StructureResolver } from 'sanity/structure';
import { SCREEN_PATHS } from '../../../locales/routes.ts';
import { FAMILIES } from '../../schema/families.ts';
import { programTemplate } from './templates.ts';

/** What editors find where: the site's own parts, in its order. */
export const structure: StructureResolver = (S) =>
  S.list()
    .id('content')
    .title('Content')
    .items([
      S.listItem().id('programs').title('Programmes').icon(EarthGlobeIcon).child(programs(S)),
      inOrder(S, 'teamMember', 'Team'),
      inOrder(S, 'project', 'Projects'),
      inOrder(S, 'guide', 'Guides'),
      S.documentTypeListItem('glossaryTerm').title('Glossary terms').icon(BookIcon),
      S.listItem().id('pages').title('Pages').icon(DocumentsIcon).child(pages(S)),
      S.documentTypeListItem('redirect').title('Old addresses').icon(TransferIcon),
      S.documentTypeListItem('exchangeRates').title('Exchange rates').icon(BillIcon),
      S.documentTypeListItem('claimRule').title('Watched words').icon(WarningOutlineIcon),
      S.divider(),
      single(S, 'navigation'),
      single(S, 'siteSettings'),
      single(S, 'labels'),
    ]);

const BY_ORDER = [{ field: 'order', direction: 'asc' } as const];

const programs = (S: StructureBuilder) =>
  S.list()
    .id('programs')
    .title('Programmes')
    .items(
      FAMILIES.map(({ value: family, title }) =>
        S.listItem()
          .id(family)
          .title(title)
          .child(
            S.documentList()
              .id(family)
              .title(title)
              .schemaType('program')
              .filter('_type == "program" && family == $family')
              .params({ family })
              .apiVersion('2025-02-19')
              .defaultOrdering(BY_ORDER)
              // A link names a programme without its family: it opens beside no list.
              .canHandleIntent(
                (intent, { template }) =>
                  intent === 'create' && template === programTemplate(family),
              )
              // Last: each of the other settings puts the templates of all families back.
              .initialValueTemplates([S.initialValueTemplateItem(programTemplate(family))]),
          ),
      ),
    );

const inOrder = (S: StructureBuilder, type: string, title: string) =>
  S.listItem()
    .id(type)
    .title(title)
    .schemaType(type)
    .child(S.documentTypeList(type).title(title).defaultOrdering(BY_ORDER));

const pages = (S: StructureBuilder) =>
  S.list()
    .id('pages')
    .title('Pages')
    .items(Object.keys(SCREEN_PATHS).map((type) => single(S, type)));

/** A document that exists once, opened as its form. */
const single = (S: StructureBuilder, type: string) =>
  S.documentListItem().id(type).schemaType(type);
