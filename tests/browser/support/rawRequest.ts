import { type Answer, ask, type Question } from '../../support/ask.ts';

/** Requests exactly this path: browsers would normalize it, follow redirects and decompress responses. */
export const rawRequest = (path: string, options: Omit<Question, 'target'> = {}): Promise<Answer> =>
  ask(process.env.SITE_ORIGIN ?? '', { target: path, ...options });
