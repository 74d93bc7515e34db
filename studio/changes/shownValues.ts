import type { Guide } from '../../locales/collections.ts';
import type { Figure } from '../../locales/figures.ts';
import type { Catalogue } from '../../locales/flatten.ts';
import { labelName } from '../../locales/kindLabels.ts';
import type { Locale } from '../../locales/locale.ts';
import type { Program } from '../../locales/program.ts';
import { SHARED_DOCUMENTS } from '../../locales/routes.ts';
import { type SitePage, sitePages } from '../../locales/sitePages.ts';
import { familyTitle } from '../schema/families.ts';
import { toReadableName } from '../schema/titles.ts';
import type { ComparedContent } from './contentChanges.ts';
import type { TitleAt } from './fields.ts';

/** The words of the labels of a language, by their key. */
type Labels = Readonly<Record<string, string | undefined>>;

/**
 * What visitors see without a text of its own, such as a programme’s state, a phone number, the
 * place of a card or the page that it leads to: in words, keyed like the texts of the catalogue, by
 * group.
 */
export function shownValues(
  { site, catalogues }: ComparedContent,
  locale: Locale,
  titleAt: TitleAt,
): ReadonlyMap<string, Catalogue> {
  const labels: Labels = catalogues[locale].get('ui') ?? {};
  const { siteSettings, navigation } = SHARED_DOCUMENTS;
  const entries = site.navigation.flatMap(({ path, children }, index): Value[] => [
    [`entries.${index}.target`, titleAt(path)],
    ...targets(
      `entries.${index}.children`,
      children.map((child) => child.path),
      titleAt,
    ),
  ]);
  return new Map([
    [siteSettings.prefix, keyed(siteSettings.prefix, Object.entries(site.contact))],
    [navigation.prefix, keyed(navigation.prefix, entries)],
    ...sitePages(site).map((page): [string, Catalogue] => [
      page.group,
      keyed(page.group, pageValues(page, labels, titleAt)),
    ]),
  ]);
}

const pageValues = (page: SitePage, labels: Labels, titleAt: TitleAt): Value[] => [
  ['order', 'order' in page && String(page.order)],
  ['accent', 'accent' in page && page.accent],
  ['heroHeight', 'heroHeight' in page && `${page.heroHeight}%`],
  ['program', 'program' in page && titleAt(page.program)],
  ...('author' in page ? guideValues(page, labels, titleAt) : []),
  ['country', 'country' in page && page.country],
  ...('services' in page ? targets('services.cards', page.services, titleAt) : []),
  ['moneyGuide', 'moneyGuide' in page && page.moneyGuide && titleAt(page.moneyGuide)],
  ...('figures' in page ? figureLabels(page.figures, labels) : []),
  ...('family' in page ? programValues(page, labels, titleAt) : []),
];

const targets = (field: string, paths: readonly string[], titleAt: TitleAt) =>
  paths.map((path, index): Value => [`${field}.${index}.target`, titleAt(path)]);

/** The sections of programmes are listed that link to the guide. */
const guideValues = ({ author, topics }: Guide, labels: Labels, titleAt: TitleAt): Value[] => [
  ['author', titleAt(author)],
  ...topics.map((topic, index): Value => [`topics.${index}`, labels[`ui.${topic}`]]),
];

/** Names without a label are those of figures that are only in texts. */
const figureLabels = (figures: readonly Figure[], labels: Labels): Value[] =>
  figures.map(({ name, label }) => [`figures.${name}.label`, labels[`ui.${label ?? name}`]]);

/** `ask` has no label: pages link to the contact page instead. */
const programValues = (
  { family, listed, neighbours, status, topics }: Program,
  labels: Labels,
  titleAt: TitleAt,
): Value[] => [
  // No page names these two: as in the forms.
  ['family', familyTitle(family)],
  ['listed', labels[`ui.${labelName('answer', listed ? 'yes' : 'no')}`]],
  ['attorney', topics.attorney && titleAt(topics.attorney)],
  ...neighbours.map((path, index): Value => [`neighbours.${index}`, titleAt(path)]),
  ['status.state', status && labels[`ui.${labelName('status', status.state)}`]],
  ...(topics.costs?.items ?? []).flatMap(({ kind, figure }, index): Value[] => [
    [`costs.items.${index}.kind`, labels[`ui.${labelName('cost', kind)}`]],
    // By name: another amount of the same figure is a change of that figure.
    [`costs.items.${index}.figure`, figure && toReadableName(figure)],
  ]),
  ...(topics.family?.members ?? []).flatMap(({ who, answer }, index): Value[] => [
    [`familyMembers.members.${index}.who`, labels[`ui.${labelName('member', who)}`]],
    [`familyMembers.members.${index}.answer`, labels[`ui.${labelName('answer', answer)}`]],
  ]),
  ['presence.test', labels[`ui.${labelName('test', topics.languageTest)}`]],
];

type Value = readonly [field: string, words: string | false | null | undefined];

const keyed = (group: string, values: readonly Value[]): Catalogue =>
  Object.fromEntries(
    values.flatMap(([field, words]) => (words ? [[`${group}.${field}`, words]] : [])),
  );
