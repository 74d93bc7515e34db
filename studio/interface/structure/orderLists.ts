import { SortIcon } from '@sanity/icons/Sort';
import type { StructureBuilder } from 'sanity/structure';
import { PROGRAM_FAMILIES } from '../../../locales/routes.ts';
import { familyTitle } from '../../schema/families.ts';
import { say } from '../../words/say.ts';
import { OrderPane } from '../order/OrderPane.tsx';
import type { OrderedList } from '../order/orderedDocuments.ts';

/** Every list whose order visitors see, to be sorted by dragging. */
export const orderLists = (S: StructureBuilder) =>
  S.listItem()
    .id('order')
    .title(say('Order on the site'))
    .icon(SortIcon)
    .child(
      S.list()
        .id('order')
        .title(say('Order on the site'))
        .items([
          ...PROGRAM_FAMILIES.map((family) =>
            orderList(S, familyTitle(family), { type: 'program', family }),
          ),
          orderList(S, say('Team'), { type: 'teamMember' }),
          orderList(S, say('Projects'), { type: 'project' }),
          orderList(S, say('Guides'), { type: 'guide' }),
        ]),
    );

const orderList = (S: StructureBuilder, title: string, list: OrderedList) =>
  S.listItem()
    .id(list.family ?? list.type)
    .title(title)
    .icon(SortIcon)
    .child(
      S.component(OrderPane)
        .id(list.family ?? list.type)
        .title(title)
        .options({ ...list })
        .child((documentId) => S.defaultDocument({ schemaType: list.type, documentId })),
    );
