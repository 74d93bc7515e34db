import type { Held } from '../../pull/hold/held.ts';
import { pull } from '../../pull/pull.ts';
// The pull loads the rules when it meets a new document: here one is why the pull is made.
import '../../pull/rules.ts';
import type { Settings } from '../../settings.ts';

/**
 * Brings the published content into the checkout.
 *
 * @param root folder of the checkout
 * @param strict whether one broken document stops all others
 * @returns the documents that keep their last good text
 * @throws {CommandError} when the source fails or the content is refused
 */
export async function pullContent(
  root: string,
  settings: Settings,
  strict: boolean,
): Promise<readonly Held[]> {
  const progress = (text: string) => console.log(text);
  const { held } = await pull({ root, settings, holdBack: !strict, progress });
  return held;
}
