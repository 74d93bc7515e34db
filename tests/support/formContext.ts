import { evaluate, parse } from 'groq-js';
import { vi } from 'vitest';

/** The context that a document's form passes to a rule, in a lake with further documents. */
export function formContext(document: object, others: readonly object[]) {
  const dataset = [document, ...others];
  const fetch = vi.fn(async (query: string, params: Record<string, unknown>) =>
    (await evaluate(parse(query, { params }), { dataset, params })).get(),
  );
  const client = { withConfig: () => ({ fetch }) };
  return { fetch, context: { environment: 'studio', document, getClient: () => client } };
}
