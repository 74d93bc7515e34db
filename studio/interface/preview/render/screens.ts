import type { ComponentType } from 'react';
import type { PageData, PageRequest } from '../../../../pages/pageData.ts';

/** The two halves of a screen, as its folder in `pages/` has them. */
interface Screen {
  readonly Page: ComponentType<object>;
  readonly data: (request: PageRequest) => PageData;
}

const ROOT = '../../../../pages';

const components = import.meta.glob<Pick<Screen, 'Page'>>('../../../../pages/**/+Page.tsx', {
  eager: true,
});
const datas = import.meta.glob<Pick<Screen, 'data'>>('../../../../pages/**/+data.ts', {
  eager: true,
});

const screens = Object.entries(components).map(([file, { Page }]) => {
  const folder = file.slice(ROOT.length, -'/+Page.tsx'.length);
  const data = datas[`${ROOT}${folder}/+data.ts`]?.data;
  if (!data) throw new Error(`pages${folder} has no +data.ts`);
  return { address: addressOf(folder), Page, data };
});

/** A folder of `pages/` is the address; `@program` stands for one segment, `index` for none. */
function addressOf(folder: string): RegExp {
  const segments = folder === '/index' ? '/' : folder.replace(/@[^/]+/g, '[^/]+');
  return new RegExp(`^${segments}$`);
}

/**
 * The screen that shows an address, found as the site finds it.
 *
 * @param path without language
 */
export const screenAt = (path: string): Screen | undefined =>
  screens.find(({ address }) => address.test(path));
