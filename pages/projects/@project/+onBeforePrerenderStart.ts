import { loadContent } from '../../../locales/load.ts';

export const onBeforePrerenderStart = () => loadContent().site.projects.map(({ path }) => path);
