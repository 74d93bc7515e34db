import { loadContent } from '../../../locales/load.ts';

export const onBeforePrerenderStart = () => loadContent().site.team.map(({ path }) => path);
