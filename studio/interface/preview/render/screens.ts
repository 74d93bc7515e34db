import type { ComponentType } from 'react';
import type { PageData, PageRequest } from '../../../../pages/pageData.ts';

/** A screen, from its folder in `pages/`. */
interface Screen {
  readonly Page: ComponentType<object>;
  readonly data: (request: PageRequest) => PageData;
  /** Name of its style sheet in `pages/sheets`. */
  readonly sheet: string | undefined;
}

const ROOT = '../../../../pages';

const components = import.meta.glob<Pick<Screen, 'Page'>>('../../../../pages/**/+Page.tsx', {
  eager: true,
});
const datas = import.meta.glob<Pick<Screen, 'data'>>('../../../../pages/**/+data.ts', {
  eager: true,
});
// The imported module does not reveal its style sheet, so the source is searched.
const sources = import.meta.glob<string>('../../../../pages/**/+Page.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const screens = Object.entries(components).map(([file, { Page }]) => {
  const folder = file.slice(ROOT.length, -'/+Page.tsx'.length);
  const data = datas[`${ROOT}${folder}/+data.ts`]?.data;
  if (!data) throw new Error(`pages${folder} has no +data.ts`);
  const [, sheet] = /\/sheets\/(\w+)\.css'/.exec(sources[file] ?? '') ?? [];
  return { address: addressOf(folder), Page, data, sheet };
});

/** The folder in `pages/` is the path; `@program` stands for one segment, `index` for none. */
function addressOf(folder: string): RegExp {
  const segments = folder === '/index' ? '/' : folder.replace(/@[^/]+/g, '[^/]+');
  return new RegExp(`^${segments}$`);
}

/**
 * The screen for a path, matched as on the site.
 *
 * @param path without language
 */
export const screenAt = (path: string): Screen | undefined =>
  screens.find(({ address }) => address.test(path));
