import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';

const FOLDER = '.github/workflows';

const Permissions = v.record(v.string(), v.picklist(['read', 'write', 'none']));

const Step = v.object({
  id: v.optional(v.string()),
  name: v.optional(v.string()),
  if: v.optional(v.string()),
  uses: v.optional(v.string()),
  run: v.optional(v.string()),
  with: v.optional(v.record(v.string(), v.unknown()), {}),
  env: v.optional(v.record(v.string(), v.string()), {}),
});

const Job = v.object({
  needs: v.optional(v.union([v.string(), v.array(v.string())]), []),
  if: v.optional(v.string()),
  permissions: v.optional(Permissions),
  'timeout-minutes': v.number(),
  steps: v.array(Step),
});

const Workflow = v.object({
  on: v.record(v.string(), v.unknown()),
  permissions: Permissions,
  concurrency: v.object({ group: v.string(), 'cancel-in-progress': v.boolean() }),
  jobs: v.record(v.string(), Job),
});

/** A GitHub Actions workflow, validated as far as tests use it. */
export type Workflow = v.InferOutput<typeof Workflow>;

/** Every workflow of this repository, by file name. */
export const WORKFLOWS = new Map(
  readdirSync(FOLDER).map((file) => {
    const text = readFileSync(path.join(FOLDER, file), 'utf8');
    return [file, { text, ...v.parse(Workflow, parse(text)) }] as const;
  }),
);

/** The script of a step. */
export function scriptOf({ jobs }: Workflow, job: string, step: string): string {
  const found = jobs[job]?.steps.find(({ id, name }) => step === id || step === name);
  if (!found?.run) throw new Error(`The job ${job} has no step ${step} with a script`);
  return found.run;
}
