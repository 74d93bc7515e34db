import { type PageRequest, pageData } from '../pageData.ts';

export const data = (request: PageRequest) => pageData(request, request.content.site.screens.home);
