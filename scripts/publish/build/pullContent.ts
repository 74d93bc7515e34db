import { pull } from '../../pull/pull.ts';
import type { HeldBack } from '../../report/report.ts';
import type { Settings } from '../../settings.ts';

/**
 * Brings the published content into the checkout.
 *
 * @param root folder of the checkout
 * @param holdBack whether a broken document keeps its last good text; otherwise it is refused
 * @returns the documents that keep their last good text
 * @throws {CommandError} when the source fails or the content is refused
 */
export async function pullContent(
  root: string,
  settings: Settings,
  holdBack: boolean,
): Promise<readonly HeldBack[]> {
  const progress = (text: string) => console.log(text);
  const { report } = await pull({ root, settings, holdBack, progress });
  return report.heldBack;
}
