import type { SanityDocument, ValidationContext } from '@sanity/types';

type Client = ReturnType<ValidationContext['getClient']>;

/**
 * How long an answer is used, in milliseconds: longer than the rest of a validation takes, and short
 * enough for the next one of an unchanged document, which follows when a document that it refers to
 * appears or disappears.
 */
const KEPT = 2_000;

/**
 * Lets all rules of a document share one request. Sanity calls a rule for each field, five at a
 * time, so a document with many links would wait for as many requests. A failed one is repeated.
 */
export function sharedRequest<Answer>(
  ask: (document: SanityDocument, client: Client) => Promise<Answer>,
): (document: SanityDocument, client: Client) => Promise<Answer> {
  const answers = new WeakMap<SanityDocument, Promise<Answer>>();
  return (document, client) => {
    const known = answers.get(document);
    if (known) return known;
    const answer = ask(document, client);
    const forget = () => answers.delete(document);
    answer.then(() => setTimeout(forget, KEPT), forget);
    answers.set(document, answer);
    return answer;
  };
}
