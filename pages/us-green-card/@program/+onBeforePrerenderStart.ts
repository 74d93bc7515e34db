import { loadContent } from '../../../locales/load.ts';

export const onBeforePrerenderStart = () =>
  loadContent()
    .site.programs.map(({ path }) => path)
    .filter((path) => path.startsWith('/us-green-card/'));
