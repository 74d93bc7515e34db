import type { CustomValidator } from '@sanity/types';
import { say } from '../../words/say.ts';
import { readId, WITHIN_RELEASE } from './withinRelease.ts';

const OTHER = `*[_type == "redirect" && from == $path && !(_id in $own) && ${WITHIN_RELEASE}
  && _system.delete != true][0]{ "name": coalesce(target->title.en, target->name.en, _id) }`;

/**
 * An old address leads to one page. Asked in the Studio alone: the pull has all redirects at hand.
 */
export const oneRedirect: CustomValidator<string | undefined> = async (
  path,
  { environment, document, getClient, signal },
) => {
  if (environment !== 'studio' || !path || !document) return true;
  const { id, release } = readId(document._id);
  const own = [id, `drafts.${id}`, document._id];
  const other = await getClient({ apiVersion: '2025-02-19' })
    .withConfig({ perspective: 'raw' })
    .fetch<{ name: string } | null>(OTHER, { path, own, release }, { signal });
  return other ? secondRedirectProblem(path, other.name) : true;
};

/**
 * What is wrong with an old address that leads to a page already, as a sentence for the editor.
 *
 * @param other what tells the other redirect
 */
export const secondRedirectProblem = (path: string, other: string): string =>
  say('[path] leads elsewhere already (“[other]”): delete one of the two', { path, other });
