import type { GuidePageProps } from '../../../components/sections/guides/GuidePage.tsx';
import { SCREEN_PATHS } from '../../../locales/routes.ts';
import {
  namedTexts,
  type PageData,
  type PageRequest,
  pageData,
  termTexts,
} from '../../pageData.ts';
import { pageOf } from '../../pageOf.ts';

/** Includes the author, the other guides, and the glossary terms that its text links to. */
export function data(request: PageRequest): PageData & GuidePageProps {
  const { content } = request;
  const guide = pageOf(request, 'guide');
  const author = content.select('portrait', guide.author);
  const guides = content.select('guideCards').filter(({ path }) => path !== guide.path);
  const terms = content.select('terms');
  const texts = [
    ...namedTexts(author ? [author] : [], 'name'),
    ...namedTexts(guides, 'title', 'description'),
    ...termTexts(terms),
  ];
  return {
    ...pageData(request, guide, texts),
    subject: {
      kind: 'article',
      group: guide.group,
      name: `${guide.group}.title`,
      trail: [{ path: SCREEN_PATHS.guideIndex, name: 'ui.guides' }],
      author: author && { path: author.path, name: `${author.group}.name` },
      reviewed: guide.reviewed,
    },
    guide,
    author,
    guides,
    terms,
  };
}
