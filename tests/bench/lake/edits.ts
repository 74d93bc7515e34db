import path from 'node:path';
import type { Row } from '../table.ts';
import type { BenchLake } from './benchLake.ts';
import { timeCommits } from './commits.ts';
import { medianOf, millisecondsText, timed } from './times.ts';

const EDITS = 200;
const PUBLISHES = 50;

/** Budget of an acknowledged edit, as a multiple of a bare commit of the same size. */
const COMMITS = 40;

/** Delay that an editor does not notice, in milliseconds. */
const UNNOTICED = 100;

/** From an edit to its acknowledgement, which is sent once it is on the disk. */
export async function measureEdits({ client, folder }: BenchLake): Promise<Row> {
  const edit = await medianOf(EDITS, (index) =>
    timed(() =>
      client
        .patch('note-0')
        .set({ 'title.en': `Edit ${index}` })
        .commit(),
    ),
  );
  const factor = edit / timeCommits(path.join(folder, 'commits.db'), EDITS);
  return {
    what: `lake: edit to acknowledgement (${millisecondsText(edit)}), to a bare commit to the disk`,
    value: `${factor.toFixed(1)} times`,
    budget: `${COMMITS} times at most`,
    ratio: factor / COMMITS,
  };
}

/** From a publish to the listener's event. */
export async function measurePublishes(lake: BenchLake): Promise<Row> {
  let heard = Promise.withResolvers<void>();
  const close = await listenTo(lake, (id) => id === 'note-1' && heard.resolve());
  const publish = await medianOf(PUBLISHES, async (index) => {
    await lake.client.createOrReplace({ _id: 'drafts.note-1', _type: 'note', order: index });
    heard = Promise.withResolvers();
    return timed(async () => {
      await lake.client.action({
        actionType: 'sanity.action.document.publish',
        draftId: 'drafts.note-1',
        publishedId: 'note-1',
      });
      await heard.promise;
    });
  });
  close();
  return {
    what: 'lake: publish to listener',
    value: millisecondsText(publish),
    budget: `${UNNOTICED} ms at most`,
    ratio: publish / UNNOTICED,
  };
}

/** @returns a function that stops listening; resolves after the lake's welcome event */
async function listenTo({ client }: BenchLake, hear: (id: string) => unknown) {
  const welcome = Promise.withResolvers<void>();
  const subscription = client
    .listen('*[_type == "note"]', {}, { events: ['welcome', 'mutation'] })
    .subscribe((event) => {
      if (event.type === 'welcome') welcome.resolve();
      if (event.type === 'mutation') hear(event.documentId);
    });
  await welcome.promise;
  return () => subscription.unsubscribe();
}
