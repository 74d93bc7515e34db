import type { InitialValueResolverContext, Template } from 'sanity';
import type { TimelineKind } from '../../../locales/kinds.ts';
import { isSingleton, PROGRAM_FAMILIES, type ProgramFamily } from '../../../locales/routes.ts';
import { familyTitle } from '../../schema/families.ts';
import { SANITY_API } from '../../schema/sanityApi.ts';
import { say } from '../../words/say.ts';
import { ORDER_STEP } from '../order/reorder.ts';

/** Name of the template for a new programme of a family. */
export const programTemplate = (family: ProgramFamily) => `program-${family}`;

/**
 * The documents that can be created, with their initial values: programmes, projects, guides and
 * team members go to the end of their list; programmes also get a family, a colour and the usual
 * steps. Singletons cannot be created.
 */
export const templates = (defaults: Template[]): Template[] =>
  defaults
    .filter(({ schemaType }) => !isSingleton(schemaType))
    .flatMap((template) => ADAPTED[template.id]?.(template) ?? [template]);

const ABROAD = ['initial', 'residence', 'permanent', 'citizenship'] as const;

/** The usual steps of each family; editors remove those that a programme lacks. */
const STEPS: Readonly<Record<ProgramFamily, readonly TimelineKind[]>> = {
  usGreenCard: ['initial', 'i140', 'greenCard', 'citizenship'],
  citizenship: ABROAD,
  fastNaturalization: ABROAD,
  residenceVisa: ABROAD,
};

const ADAPTED: Readonly<Record<string, (template: Template) => Template[]>> = {
  program: (template) =>
    PROGRAM_FAMILIES.map((family) => ({
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

/** How long a form waits for the lake, in milliseconds: after 10 s Sanity would start it empty. */
const TIMEOUT = 6_000;

/** The answers that arrive in time; the form asks the editor for the others. */
async function inTime(
  answers: Readonly<Record<string, Promise<string | number>>>,
): Promise<Readonly<Record<string, string | number>>> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, TIMEOUT));
  const said = await Promise.all(
    Object.entries(answers).map(async ([name, answer]) => {
      const value = await Promise.race([answer.catch(() => undefined), late]);
      return value === undefined ? {} : { [name]: value };
    }),
  );
  return Object.assign({}, ...said);
}

/** The next number of a list, drafts included. */
async function nextOrder(
  { getClient }: InitialValueResolverContext,
  filter: string,
  params: Record<string, string>,
): Promise<number> {
  const client = getClient(SANITY_API).withConfig({ perspective: 'raw' });
  const last = await client.fetch<number | null>(
    `*[${filter} && defined(order)] | order(order desc)[0].order`,
    params,
  );
  return (last ?? 0) + ORDER_STEP;
}

/** Dark enough for white text. */
const ACCENTS = [
  '#1f5a7a',
  '#5a3d8c',
  '#2f5d3a',
  '#7b3320',
  '#7a2e5d',
  '#6b4a12',
  '#1d5c5c',
  '#44505c',
  '#4b2f6b',
  '#7d1f3f',
  '#3f5c1e',
  '#2b4a8b',
] as const;

/** A colour that no other programme uses; the first one if all are taken. */
async function freshAccent({ getClient }: InitialValueResolverContext): Promise<string> {
  const taken = await getClient(SANITY_API)
    .withConfig({ perspective: 'raw' })
    .fetch<readonly (string | null)[]>('*[_type == "program"].accent');
  return ACCENTS.find((accent) => !taken.includes(accent)) ?? ACCENTS[0];
}
