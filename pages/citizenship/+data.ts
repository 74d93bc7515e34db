import { indexData } from '../indexData.ts';
import type { PageRequest } from '../pageData.ts';

export const data = (request: PageRequest) =>
  indexData(request, 'citizenshipIndex', [
    { id: 'programs', key: 'programs', family: 'citizenship' },
  ]);
