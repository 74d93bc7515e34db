import { setTimeout as wait } from 'node:timers/promises';
import type { Copy } from './copy.ts';
import { medianOf, millisecondsText, timed } from './lake/times.ts';
import { type Chain, startChain } from './publish/chain.ts';
import { type Row, secondsText } from './table.ts';

const PUBLISHES = 9;

/** Median time from a publish to the new text, in milliseconds. */
const PUBLISH_BUDGET = 1_500;

/** Budget of a rollback, in seconds. */
const ROLLBACK_BUDGET = 1;

/** Publishes a headline repeatedly, and rolls the last one back. */
export async function measurePublish(copy: Copy): Promise<Row[]> {
  await using chain = await startChain(copy);
  const publish = await medianOf(PUBLISHES, (index) => publishHeadline(chain, `Headline ${index}`));
  const { elapsed } = await copy.run('rollback.ts');
  const shown = await chain.visit('/');
  return [
    {
      what: "publish (the lake's webhook) to the new text served",
      value: millisecondsText(publish),
      budget: `${millisecondsText(PUBLISH_BUDGET)} at most`,
      ratio: publish / PUBLISH_BUDGET,
    },
    {
      what: `rollback${shown.includes(`Headline ${PUBLISHES - 1}`) ? ' (which changed nothing)' : ''}`,
      value: secondsText(elapsed),
      budget: `${secondsText(ROLLBACK_BUDGET)} at most`,
      ratio: elapsed / ROLLBACK_BUDGET,
    },
  ];
}

/** From the editor's request to the lake to the page that a visitor gets. */
async function publishHeadline({ editor, visit, rest }: Chain, headline: string): Promise<number> {
  await rest();
  await editor.action({
    actionType: 'sanity.action.document.edit',
    draftId: 'drafts.home',
    publishedId: 'home',
    patch: { set: { 'hero.title.en': headline } },
  });
  return timed(async () => {
    await editor.action({
      actionType: 'sanity.action.document.publish',
      draftId: 'drafts.home',
      publishedId: 'home',
    });
    while (!(await visit('/')).includes(headline)) await wait(5);
  });
}
