import type { InitialValueResolverContext, Template } from 'sanity';
import type { TimelineKind } from '../../../locales/kinds.ts';
import { isSingleton, type ProgramFamily } from '../../../locales/routes.ts';
import { FAMILIES, familyTitle } from '../../schema/families.ts';
import { say } from '../../words/say.ts';
import { STEP } from '../order/reorder.ts';

/** Name of the template for a new programme of a family. */
export const programTemplate = (family: ProgramFamily) => `program-${family}`;

/**
 * What can be created, and what it starts with: programmes, projects and team members at the end of
 * their list, programmes in a family, with a colour and the usual steps; nothing that exists once.
 */
export const templates = (defaults: Template[]): Template[] =>
  defaults
    .filter(({ schemaType }) => !isSingleton(schemaType))
    .flatMap((template) => ADAPTED[template.id]?.(template) ?? [template]);

const ABROAD = ['initial', 'residence', 'permanent', 'citizenship'] as const;

/** The steps that programmes of a family have as a rule: those that one has not are left out. */
const STEPS: Readonly<Record<ProgramFamily, readonly TimelineKind[]>> = {
  usGreenCard: ['initial', 'i140', 'greenCard', 'citizenship'],
  citizenship: ABROAD,
  fastNaturalization: ABROAD,
  residenceVisa: ABROAD,
};

const ADAPTED: Readonly<Record<string, (template: Template) => Template[]>> = {
  program: (template) =>
    FAMILIES.map(({ value: family }) => ({
      ...template,
      id: programTemplate(family),
      title: say('Programme: [family]', { family: familyTitle(family) }),
      value: async (_: unknown, context: InitialValueResolverContext) => ({
        family,
        listed: true,
        heroHeight: 50,
        ...(await inTime({
          accent: freshAccent(context),
          order: nextOrder(context, '_type == "program" && family == $family', { family }),
        })),
        timeline: {
          _type: 'timeline',
          ...Object.fromEntries(STEPS[family].map((kind) => [kind, { _type: 'timelineStep' }])),
        },
      }),
    })),
  project: (template) => [atTheEnd(template, { heroHeight: 50 })],
  guide: (template) => [atTheEnd(template, { heroHeight: 40 })],
  teamMember: (template) => [atTheEnd(template, {})],
};

const atTheEnd = (template: Template, value: { heroHeight?: number }): Template => ({
  ...template,
  value: async (_: unknown, context: InitialValueResolverContext) => ({
    ...value,
    ...(await inTime({
      order: nextOrder(context, '_type == $type', { type: template.schemaType }),
    })),
  }),
});

/** Until a form waits no longer for the lake, in milliseconds: after 10 s Sanity would begin with nothing. */
const PATIENCE = 6_000;

/** What the lake says in time; what it does not say is left to the editor, who is asked for it. */
async function inTime(
  answers: Readonly<Record<string, Promise<string | number>>>,
): Promise<Readonly<Record<string, string | number>>> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE));
  const said = await Promise.all(
    Object.entries(answers).map(async ([name, answer]) => {
      const value = await Promise.race([answer.catch(() => undefined), late]);
      return value === undefined ? {} : { [name]: value };
    }),
  );
  return Object.assign({}, ...said);
}

/** The number behind the last of a list, drafts counted. */
async function nextOrder(
  { getClient }: InitialValueResolverContext,
  filter: string,
  params: Record<string, string>,
): Promise<number> {
  const client = getClient({ apiVersion: '2025-02-19' }).withConfig({ perspective: 'raw' });
  const last = await client.fetch<number | null>(
    `*[${filter} && defined(order)] | order(order desc)[0].order`,
    params,
  );
  return (last ?? 0) + STEP;
}

/** Dark enough for white words on them. */
const ACCENTS = [
  ...['#1f5a7a', '#5a3d8c', '#2f5d3a', '#7b3320', '#7a2e5d', '#6b4a12'],
  ...['#1d5c5c', '#44505c', '#4b2f6b', '#7d1f3f', '#3f5c1e', '#2b4a8b'],
] as const;

/** A colour for a new programme that no other has; the first one, when all are taken. */
async function freshAccent({ getClient }: InitialValueResolverContext): Promise<string> {
  const taken = await getClient({ apiVersion: '2025-02-19' })
    .withConfig({ perspective: 'raw' })
    .fetch<readonly (string | null)[]>('*[_type == "program"].accent');
  return ACCENTS.find((accent) => !taken.includes(accent)) ?? ACCENTS[0];
}
