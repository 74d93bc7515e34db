import type { IndexPageProps } from '../components/sections/IndexPage.tsx';
import type { INDEX_TYPES, ProgramFamily } from '../locales/routes.ts';
import {
  cardTexts,
  type PageData,
  type PageRequest,
  pageData,
  registerHead,
  registerHeadTexts,
} from './pageData.ts';
import { pageOf } from './pageOf.ts';

/** A list of an index, and the family whose cards it shows. */
interface FamilyList extends Pick<IndexPageProps['lists'][number], 'id' | 'key'> {
  readonly family: ProgramFamily;
}

/**
 * Includes the programmes of an index, for their cards.
 *
 * @param fields of the programmes besides those of every card
 */
export function indexData(
  request: PageRequest,
  type: (typeof INDEX_TYPES)[number],
  families: readonly FamilyList[],
  ...fields: readonly string[]
): PageData & IndexPageProps {
  const { content } = request;
  const screen = pageOf(request, type);
  const lists = families.map(({ family, ...list }) => ({
    ...list,
    programs: content.select('programCards', family),
  }));
  const head = registerHead(content, ...families.map(({ family }) => family));
  const cards = lists.flatMap(({ programs }) => programs);
  const texts = [...cardTexts(cards, ...fields), ...registerHeadTexts(head)];
  return { ...pageData(request, screen, texts), screen, lists, head };
}
