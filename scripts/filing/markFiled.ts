import pLimit from 'p-limit';
import { CommandError } from '../command/command.ts';
import { hasInvisible } from '../command/hasInvisible.ts';
import { updateChanges } from './changesPage.ts';
import {
  type Filing,
  type FilingConfirmation,
  filingFolder,
  readFilings,
  refuseDamaged,
  writeConfirmation,
} from './records.ts';

const MAX_NAME = 100;

/** A form that is sent twice at once must be recorded once. */
const inTurn = pLimit(1);

/**
 * Records that a copy was filed, when and by whom. Open copies made later are compared with it from
 * then on. The record cannot be changed.
 *
 * @param by name of the person who filed it
 * @param origin of the published site
 * @throws {CommandError} when there is no such copy, it is already filed, its records are damaged, or
 * the name is invalid
 */
export async function markFiled(
  releases: string,
  id: string,
  { by, at }: { readonly by: string; readonly at: Date },
  origin: string,
): Promise<Filing> {
  const name = by.replace(/\s+/g, ' ').trim();
  if (name === '' || name.length > MAX_NAME || hasInvisible(name))
    throw new CommandError(
      `Give the name of who filed it, with at most ${MAX_NAME} characters, none of them invisible`,
    );
  return inTurn(() => record(releases, id, { at: at.toISOString(), by: name }, origin));
}

async function record(
  releases: string,
  id: string,
  filed: FilingConfirmation,
  origin: string,
): Promise<Filing> {
  const all = readFilings(releases);
  const known = all.some((each) => each.id === id);
  // An unknown copy may be one of those whose record is damaged.
  refuseDamaged(releases, known ? [filingFolder(releases, id)] : undefined);
  const open = requireOpen(all, id);
  const filing = { ...open, filed };
  // First: a copy that is marked cannot be marked again if a page could not be written.
  await updateChanges(releases, all.with(all.indexOf(open), filing), filing, origin);
  await writeConfirmation(releases, id, filed);
  const now = readFilings(releases);
  // Another copy was made meanwhile.
  if (now.length > all.length) await updateChanges(releases, now, filing, origin);
  return filing;
}

function requireOpen(all: readonly Filing[], id: string): Filing {
  const filing = all.find((each) => each.id === id);
  const open = all.filter(({ filed }) => !filed).map((each) => each.id);
  const known = open.length > 0 ? `open are ${open.join(', ')}` : 'none is open';
  if (!filing) throw new CommandError(`There is no filing ${id}: ${known}`);
  if (!filing.filed) return filing;
  const { at, by } = filing.filed;
  throw new CommandError(`${id} was marked as filed by ${by} at ${at}: ${known}`);
}
