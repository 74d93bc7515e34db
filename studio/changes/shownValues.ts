import type { Catalogue } from '../../locales/flatten.ts';
import {
  ANSWER_LABELS,
  COST_LABELS,
  MEMBER_LABELS,
  TEST_LABELS,
} from '../../locales/kindLabels.ts';
import { STATE_LABELS } from '../../locales/kinds.ts';
import type { Locale } from '../../locales/locale.ts';
import { SHARED_DOCUMENTS } from '../../locales/routes.ts';
import type { Program } from '../../locales/site.ts';
import type { ComparedContent } from './contentChanges.ts';

/** The words of the labels of a language, by their key. */
type Labels = Readonly<Record<string, string | undefined>>;

/**
 * The words that visitors read for values without a text of their own, such as a programme’s state
 * or a phone number: keyed like the texts of the catalogue, by group.
 */
export function shownValues(
  { site, catalogues }: ComparedContent,
  locale: Locale,
): ReadonlyMap<string, Catalogue> {
  const labels: Labels = catalogues[locale].get('ui') ?? {};
  const { prefix } = SHARED_DOCUMENTS.siteSettings;
  return new Map([
    [prefix, keyed(prefix, Object.entries(site.contact))],
    ...site.programs.map((program): [string, Catalogue] => [
      program.group,
      keyed(program.group, programValues(program, labels)),
    ]),
  ]);
}

/** `ask` has no label: pages link to the contact page instead. */
const programValues = ({ status, topics }: Program, labels: Labels): Value[] => [
  ['status.state', status && labels[`ui.${STATE_LABELS[status.state]}`]],
  ...(topics.costs?.items ?? []).map(
    ({ kind }, index): Value => [`costs.items.${index}.kind`, labels[COST_LABELS[kind]]],
  ),
  ...(topics.family?.members ?? []).flatMap(({ who, answer }, index): Value[] => [
    [`familyMembers.members.${index}.who`, labels[MEMBER_LABELS[who]]],
    [
      `familyMembers.members.${index}.answer`,
      answer === 'ask' ? undefined : labels[ANSWER_LABELS[answer]],
    ],
  ]),
  [
    'presence.test',
    topics.languageTest === 'ask' ? undefined : labels[TEST_LABELS[topics.languageTest]],
  ],
];

type Value = readonly [field: string, words: string | null | undefined];

const keyed = (group: string, values: readonly Value[]): Catalogue =>
  Object.fromEntries(
    values.flatMap(([field, words]) => (words ? [[`${group}.${field}`, words]] : [])),
  );
