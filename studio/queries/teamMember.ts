import * as v from 'valibot';
import { Identity, identity, PictureDocument, picture, Slug } from './fragments.ts';

export const teamMemberQuery = `*[_type == "teamMember"] | order(_id) {
  ${identity}, slug, formerSlugs, order, name, initials, title, minibio, bio, seo,
  photo${picture}, carousel[]${picture}
}`;

/** The half of a team member that has no language. */
export const TeamMemberDocument = v.object({
  ...Identity.entries,
  slug: Slug,
  formerSlugs: v.optional(v.array(v.string()), []),
  order: v.number(),
  photo: PictureDocument,
  carousel: v.optional(v.array(PictureDocument), []),
});
