import { indexData } from '../indexData.ts';
import type { PageRequest } from '../pageData.ts';

/** Includes the requirements of the programmes. */
export const data = (request: PageRequest) =>
  indexData(
    request,
    'usGreenCardIndex',
    [{ id: 'programs', key: 'programs', family: 'usGreenCard' }],
    'requirements',
  );
