import * as v from 'valibot';
import type { IconKind } from '../../locales/kinds.ts';
import { REQUIREMENT_KINDS, TIMELINE_KINDS } from '../../locales/kinds.ts';
import type { Picture, ProgramParts, Site } from '../../locales/site.ts';
import terms from '../dataset/terms.json' with { type: 'json' };
import type { Document, Documents } from '../queries/documents.ts';
import type { PictureDocument } from '../queries/fragments.ts';
import { type PartsDocument, ProgramDocument } from '../queries/program.ts';
import { ProjectDocument } from '../queries/project.ts';
import {
  HomeDocument,
  IndexDocument,
  OtherProgramsDocument,
  ScreenDocument,
} from '../queries/screens.ts';
import { NavigationDocument, SiteSettingsDocument } from '../queries/settings.ts';
import { TeamMemberDocument } from '../queries/teamMember.ts';
import { type Kept, NOTHING_KEPT, pathsById } from './kept.ts';
import type { Page } from './pages.ts';
import { composeRedirects } from './redirects.ts';

/** Pictures as the site will have them: the pull makes files of them, the preview shows originals. */
export interface Pictures {
  /** Describes a picture of a document. */
  describe(document: PictureDocument): Picture;
  /** Address of the picture that shared links of a page show. */
  shareUrl(page: { readonly slug: string; readonly accent: string }): string;
  /** The same for pages without a guilloche of their own. */
  readonly defaultShareUrl: string;
}

/**
 * Makes the half of the content that has no language.
 *
 * @param documents have passed the validation
 * @param pages the documents that have a page, with their groups
 * @param previous the site before this pull: pages that moved since leave a redirect
 * @param kept parts of it that stay as they are
 */
export function composeSite(
  documents: Documents,
  pages: readonly Page[],
  pictures: Pictures,
  previous: Site | undefined,
  kept: Kept = NOTHING_KEPT,
): Site {
  const paths = pathsById(pages, kept);
  const compose = new SiteComposer(documents, pages, paths, pictures);
  return {
    contact: kept.contact ?? compose.contact(),
    navigation: compose.navigation(),
    screens: compose.screens(kept.screens),
    programs: [...compose.programs(), ...kept.programs].sort(byOrder),
    projects: [...compose.projects(), ...kept.projects].sort(byOrder),
    team: [...compose.team(), ...kept.team].sort(byOrder),
    redirects: composeRedirects(documents, pages, paths, previous),
    foreignWords: terms.foreignWords,
    share: pictures.defaultShareUrl,
  };
}

const byOrder = (a: { order: number; path: string }, b: { order: number; path: string }) =>
  a.order - b.order || (a.path < b.path ? -1 : 1);

/** Composes each part of {@link Site} from documents that have passed the validation. */
class SiteComposer {
  readonly #documents: Documents;
  readonly #pages: ReadonlyMap<string, Page>;
  readonly #paths: ReadonlyMap<string, string>;
  readonly #pictures: Pictures;

  constructor(
    documents: Documents,
    pages: readonly Page[],
    paths: ReadonlyMap<string, string>,
    pictures: Pictures,
  ) {
    this.#documents = documents;
    this.#paths = paths;
    this.#pictures = pictures;
    this.#pages = new Map(pages.map((page) => [page.document._id, page]));
  }

  contact(): Site['contact'] {
    const { phoneUs, phoneInternational, email } = v.parse(
      SiteSettingsDocument,
      this.#documents.siteSettings[0],
    );
    return { phoneUs, phoneInternational, email };
  }

  navigation(): Site['navigation'] {
    const { entries } = v.parse(NavigationDocument, this.#documents.navigation[0]);
    return entries.map(({ target, children }) => ({
      path: this.#path(target),
      children: children.map((child) => ({ path: this.#path(child.target) })),
    }));
  }

  screens(kept: Kept['screens']): Site['screens'] {
    const {
      home,
      about,
      contact,
      citizenshipIndex,
      usGreenCardIndex,
      residencyIndex,
      otherPrograms,
    } = this.#documents;
    return {
      home: kept.home ?? { ...this.#screen(home[0]), services: this.#services(home[0]) },
      about: kept.about ?? this.#screen(about[0]),
      contact: kept.contact ?? this.#screen(contact[0]),
      citizenshipIndex: kept.citizenshipIndex ?? this.#index(citizenshipIndex[0]),
      usGreenCardIndex: kept.usGreenCardIndex ?? this.#index(usGreenCardIndex[0]),
      residencyIndex: kept.residencyIndex ?? this.#index(residencyIndex[0]),
      otherPrograms: kept.otherPrograms ?? this.#otherPrograms(otherPrograms[0]),
    };
  }

  programs(): Site['programs'] {
    return this.#documents.program.map((document) => {
      const {
        slug,
        family,
        listed,
        order,
        accent,
        heroHeight,
        figures,
        business,
        birth,
        ...parts
      } = v.parse(ProgramDocument, document);
      const page = this.#page(document);
      return {
        ...page,
        slug: slug.current,
        family,
        listed,
        order,
        accent,
        heroHeight,
        figures,
        parts: isComplete(parts) ? partsOf(parts) : null,
        tracks: business && birth ? { business: partsOf(business), birth: partsOf(birth) } : null,
        share: this.#pictures.shareUrl({ slug: slug.current, accent }),
      };
    });
  }

  projects(): Site['projects'] {
    return this.#documents.project.map((document) => {
      const { slug, order, accent, heroHeight, program, figures, carousel } = v.parse(
        ProjectDocument,
        document,
      );
      return {
        ...this.#page(document),
        slug: slug.current,
        order,
        accent,
        heroHeight,
        program: this.#path(program),
        figures,
        carousel: carousel.map(this.#pictures.describe),
        share: this.#pictures.shareUrl({ slug: slug.current, accent }),
      };
    });
  }

  team(): Site['team'] {
    return this.#documents.teamMember.map((document) => {
      const { slug, order, photo, carousel } = v.parse(TeamMemberDocument, document);
      return {
        ...this.#page(document),
        slug: slug.current,
        order,
        photo: this.#pictures.describe(photo),
        carousel: carousel.map(this.#pictures.describe),
      };
    });
  }

  #screen(document: Document | undefined) {
    const { heroHeight, _id } = v.parse(ScreenDocument, document);
    return { ...this.#page({ _id }), heroHeight };
  }

  #index(document: Document | undefined) {
    return {
      ...this.#screen(document),
      benefits: kinds(v.parse(IndexDocument, document).benefits),
    };
  }

  #services(document: Document | undefined) {
    return v.parse(HomeDocument, document).services.cards.map(({ target }) => this.#path(target));
  }

  #otherPrograms(document: Document | undefined) {
    const { assetAllocation, education, whyChooseUs } = v.parse(OtherProgramsDocument, document);
    return {
      ...this.#screen(document),
      assetAllocation: kinds(assetAllocation.services),
      education: kinds(education.services),
      whyChooseUs: kinds(whyChooseUs.points),
    };
  }

  #page({ _id }: { _id: string }) {
    const page = this.#pages.get(_id);
    if (!page) throw new Error(`${_id} has no page`);
    const { path, group, document } = page;
    const updatedAt = typeof document._updatedAt === 'string' ? document._updatedAt : null;
    return { id: _id, path, group, updatedAt };
  }

  #path({ _ref }: { _ref: string }): string {
    const path = this.#paths.get(_ref);
    if (path === undefined) throw new Error(`${_ref} has no page`);
    return path;
  }
}

const kinds = (cards: readonly { kind: IconKind }[]) => cards.map(({ kind }) => kind);

const isComplete = (parts: Partial<PartsDocument>): parts is PartsDocument =>
  Boolean(parts.benefits && parts.requirements && parts.timeline);

const partsOf = ({ benefits, requirements, timeline }: PartsDocument): ProgramParts => ({
  benefits: kinds(benefits),
  requirements: REQUIREMENT_KINDS.filter((kind) => requirements[kind] !== undefined),
  timeline: TIMELINE_KINDS.filter((kind) => timeline[kind] !== undefined),
});
