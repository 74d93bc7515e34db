import { indexData } from '../indexData.ts';
import type { PageRequest } from '../pageData.ts';

export const data = (request: PageRequest) =>
  indexData(request, 'residencyIndex', [
    { id: 'fast-naturalization', key: 'fastNaturalization', family: 'fastNaturalization' },
    { id: 'residence-visas', key: 'residenceVisas', family: 'residenceVisa' },
  ]);
