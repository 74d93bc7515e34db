import { SCREEN_PATHS } from '../../../locales/routes.ts';
import { type PageRequest, pageData } from '../../pageData.ts';
import { pageOf } from '../../pageOf.ts';
import { termTexts } from '../../termTexts.ts';

/** Includes the author, the other guides, and the glossary terms that its text links to. */
export function data(request: PageRequest) {
  const { content } = request;
  const guide = pageOf(request, 'guide');
  const author = content.part('portrait', guide.author);
  const guides = content.part('guideCards').filter(({ path }) => path !== guide.path);
  const terms = content.part('terms');
  const index = { path: SCREEN_PATHS.guideIndex, group: 'guideIndex' };
  const texts = [
    ...(author ? [[author.group, 'name'] as const] : []),
    ...guides.map(({ group }) => [group, 'title', 'description'] as const),
    ...termTexts(terms),
  ];
  const subject = {
    kind: 'article',
    group: guide.group,
    name: `${guide.group}.title`,
    trail: [{ path: index.path, name: 'ui.guides' }],
    author: author && `${author.group}.name`,
    updatedAt: guide.updatedAt,
  } as const;
  return { ...pageData(request, guide, texts), subject, guide, author, guides, terms, index };
}
