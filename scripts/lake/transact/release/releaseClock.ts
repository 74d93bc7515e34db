import * as v from 'valibot';
import type { Transaction } from '../../documents/transaction.ts';
import { LakeError } from '../../error.ts';
import type { Store } from '../../store/store.ts';
import type { WorkingSet } from '../workingSet.ts';
import type { Writer } from '../writer.ts';
import { releaseDocumentId } from './release.ts';
import { publishRelease, Time } from './releaseActions.ts';

/** Interval at which it checks again: a timer notices neither a changed clock nor a machine that slept. */
const MAX_DELAY = 60_000;

/** Delay before a failed write is retried. */
const RETRY = 60_000;

const ScheduledRelease = v.looseObject({
  state: v.literal('scheduled'),
  name: v.string(),
  publishAt: Time,
  /** The user who created the release. */
  userId: v.optional(v.string()),
});
type ScheduledRelease = v.InferOutput<typeof ScheduledRelease>;

const isDue = (document: unknown): document is ScheduledRelease =>
  v.is(ScheduledRelease, document) && Date.parse(document.publishAt) <= Date.now();

/** Publishes scheduled releases when they are due. */
export class ReleaseClock {
  readonly #store: Store;
  readonly #writer: Writer;
  readonly #log: (line: string) => void;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(store: Store, writer: Writer, log: (line: string) => void) {
    this.#store = store;
    this.#writer = writer;
    this.#log = log;
    this.#wait();
  }

  /** Reacts to releases that are scheduled, rescheduled or unscheduled. */
  notify({ changes }: Transaction): void {
    if (changes.some(({ id }) => id.startsWith(releaseDocumentId('')))) this.#wait();
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  #scheduled(): readonly ScheduledRelease[] {
    return this.#store
      .idsUnder(releaseDocumentId(''))
      .map((id) => this.#store.find(id))
      .filter((document) => v.is(ScheduledRelease, document));
  }

  #wait(): void {
    // The storage may be closed: the next start checks again.
    if (this.#isClosed) return;
    clearTimeout(this.#timer);
    const times = this.#scheduled().map(({ publishAt }) => Date.parse(publishAt));
    if (times.length === 0) return;
    const left = Math.max(0, Math.min(...times) - Date.now());
    this.#runIn(Math.min(left, MAX_DELAY));
  }

  #runIn(delay: number): void {
    this.#timer = setTimeout(() => this.#run(), delay).unref();
  }

  #run(): void {
    const due = this.#scheduled().filter(isDue);
    Promise.all(due.map((release) => this.#publish(release))).then(
      () => this.#wait(),
      (error) => {
        if (this.#isClosed) return;
        this.#log(`A scheduled release could not be published: ${error}`);
        this.#runIn(RETRY);
      },
    );
  }

  async #publish({ name, userId = 'lake' }: ScheduledRelease): Promise<void> {
    const write = (step: (set: WorkingSet) => void) =>
      this.#writer.write({ author: userId, request: name }, async (set) => {
        // Other writes come first: they may have published, unscheduled or rescheduled it.
        if (isDue(set.find(releaseDocumentId(name)))) step(set);
      });
    try {
      await write((set) => publishRelease(set, name));
    } catch (error) {
      if (!(error instanceof LakeError)) throw error;
      const { message } = error;
      this.#log(`The release ${name} was not published: ${message}`);
      await write((set) => {
        const release = set.get(releaseDocumentId(name));
        set.put({ ...release, state: 'active', error: { message } });
      });
    }
  }
}
