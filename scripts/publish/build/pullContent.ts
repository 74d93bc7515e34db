import { pull } from '../../pull/pull.ts';
import type { HeldBack } from '../../report/report.ts';
import type { Settings } from '../../settings.ts';

/**
 * Brings the published content into the checkout.
 *
 * @param root folder of the checkout
 * @returns the documents that keep their last good text
 * @throws {CommandError} when the source fails or the content is refused
 */
export async function pullContent(root: string, settings: Settings): Promise<readonly HeldBack[]> {
  await pull({ root, settings, progress: (text) => console.log(text) });
  return [];
}
