import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import type { Picture, Site } from '../../locales/site.ts';
import { composeCatalogues } from '../../studio/compose/catalogues.ts';
import { composeSite, type Pictures } from '../../studio/compose/site.ts';
import type { Documents } from '../../studio/queries/documents.ts';
import { PictureDocument } from '../../studio/queries/fragments.ts';
import { CommandError } from '../command.ts';
import type { Settings } from '../settings.ts';
import { changesBetween, describeChanges } from './changes.ts';
import { fetchDocuments } from './fetchDocuments.ts';
import {
  changedFiles,
  commitGeneration,
  type Generation,
  recoverGeneration,
} from './generation.ts';
import { withLock } from './lock.ts';
import { describePicture, makePictures, pictureFiles, removeUnusedPictures } from './pictures.ts';
import { readPrevious } from './previous.ts';
import { defaultShare, makeShares, type Share, shareOf } from './share.ts';
import { openSource, type Source } from './source.ts';
import { validate } from './validate.ts';

/** A source that has not answered by then is given up, in milliseconds. */
const TIME_LIMIT = 4 * 60 * 1000;

/** Largest answer of a source, in bytes; about four times as much is held while it is read. */
const MAX_ANSWER = 64 * 1024 * 1024;

/** What to do with the pulled content, and where. */
export interface PullOptions {
  /** Folder of the checkout. */
  readonly root: string;
  readonly settings: Settings;
  /** Fail if anything would change, and write nothing. */
  readonly check?: boolean;
  /** Write nothing. */
  readonly dryRun?: boolean;
  /** File for a report of the texts that changed, as Markdown. */
  readonly report?: string | undefined;
  /** Called with a sentence for each step. */
  readonly progress: (text: string) => void;
}

/**
 * Brings the published content into `locales/` and `public/images/`: fetch, validate, resolve
 * figures, flatten, write.
 *
 * @throws {CommandError} when the source fails, the content is refused, or `check` finds a change
 */
export async function pull(options: PullOptions): Promise<void> {
  const { root } = options;
  await withLock(path.join(root, '.cache', 'pull.lock'), async () => {
    await recoverGeneration(path.join(root, 'locales'));
    const source = await openSource(options.settings, path.join(root, 'studio', 'dataset'), {
      timeLimit: TIME_LIMIT,
      maxBytes: MAX_ANSWER,
    });
    try {
      await pullFrom(source, options);
    } finally {
      await source.close();
    }
  });
}

async function pullFrom(source: Source, options: PullOptions): Promise<void> {
  const { root, progress } = options;
  const locales = path.join(root, 'locales');

  progress(`Fetching from ${source.name}`);
  const documents = await fetchDocuments(source);

  progress(`Validating ${Object.values(documents).flat().length} documents`);
  const pages = await validate(documents, source);

  const previous = await readPrevious(locales);
  const catalogues = composeCatalogues(documents, pages);
  const site = composeSite(documents, pages, madePictures, previous.site);
  const generation: Generation = new Map([
    ['en.json', toJson(catalogues.en)],
    ['zh.json', toJson(catalogues.zh)],
    ['site.json', toJson(site)],
  ]);

  const changed = await changedFiles(locales, generation);
  const changes = changesBetween(previous.catalogues, catalogues);
  if (options.report) await writeFile(options.report, describeChanges(changes));
  if (options.check) return reportCheck(changed, describeChanges(changes));
  if (options.dryRun) {
    progress(changed.length > 0 ? `Would write ${changed.join(', ')}` : 'Nothing would change');
    return;
  }

  await writePictures(source, documents, site, options);
  if (changed.length > 0) await commitGeneration(locales, generation);
  await removeUnusedPictures(usedFiles(site), path.join(root, 'public'));
  const count = Object.keys(catalogues.en).length;
  progress(
    changed.length > 0
      ? `Wrote ${count} texts in each language (${changes.length} changed)`
      : `Nothing changed (${count} texts in each language)`,
  );
}

/** Pictures named by what they are made from. */
const madePictures: Pictures = {
  describe: describePicture,
  shareUrl: ({ slug, accent }) => shareOf({ seed: slug, accent }).url,
  defaultShareUrl: defaultShare.url,
};

const toJson = (value: unknown) => `${JSON.stringify(value, undefined, 2)}\n`;

function reportCheck(changed: readonly string[], description: string): void {
  if (changed.length === 0) return;
  throw new CommandError(
    `${changed.map((name) => `locales/${name}`).join(', ')} would change: run npm run pull\n\n${description}`,
  );
}

async function writePictures(
  source: Source,
  documents: Documents,
  site: Site,
  options: PullOptions,
) {
  const folder = path.join(options.root, 'public');
  const made = await makePictures(picturesOf(documents), source, folder, options.progress);
  if (made > 0) options.progress(`Made ${made} pictures`);
  await makeShares(sharesOf(site), folder);
}

const WithPictures = v.object({
  photo: v.optional(PictureDocument),
  carousel: v.optional(v.array(PictureDocument), []),
});

const picturesOf = ({ project, teamMember }: Documents): PictureDocument[] =>
  [...project, ...teamMember].flatMap((document) => {
    const { photo, carousel } = v.parse(WithPictures, document);
    return photo ? [photo, ...carousel] : carousel;
  });

const sharesOf = (site: Site): Share[] => [
  defaultShare,
  ...[...site.programs, ...site.projects].map(({ slug, accent }) => ({ seed: slug, accent })),
];

function usedFiles(site: Site): ReadonlySet<string> {
  const pictures: Picture[] = [
    ...site.projects.flatMap(({ carousel }) => carousel),
    ...site.team.flatMap(({ photo, carousel }) => [photo, ...carousel]),
  ];
  const shares = [site.share, ...[...site.programs, ...site.projects].map(({ share }) => share)];
  return new Set([...pictures.flatMap(pictureFiles), ...shares]);
}
