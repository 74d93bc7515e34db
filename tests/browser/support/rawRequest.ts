import { type Answer, ask, type Question } from '../../support/ask.ts';

/**
 * Asks the site for exactly this path: browsers would tidy it, follow redirects and unpack answers.
 */
export const rawRequest = (path: string, options: Omit<Question, 'target'> = {}): Promise<Answer> =>
  ask(process.env.SITE_ORIGIN ?? '', { target: path, ...options });
