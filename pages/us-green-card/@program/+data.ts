import type { PageRequest } from '../../pageData.ts';
import { programData } from '../../programData.ts';

export const data = (request: PageRequest) => programData(request, 'usGreenCardIndex');
