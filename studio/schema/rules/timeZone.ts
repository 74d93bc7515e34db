import { say } from '../../words/say.ts';

/** What is wrong with the name of a time zone, as a sentence for the editor. */
export function timeZoneProblem(name: string): string | undefined {
  try {
    // Refuses what it does not know.
    new Intl.DateTimeFormat('en', { timeZone: name });
    return undefined;
  } catch {
    return say('“[name]” is no time zone: name a continent and a city, e.g. America/Chicago', {
      name,
    });
  }
}
