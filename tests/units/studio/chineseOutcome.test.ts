import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';

/** The description of an outcome in a Chinese Studio. */
async function inChinese(outcome: object): Promise<unknown> {
  const thread = new URL('../../support/chineseOutcome.ts', import.meta.url);
  const [words] = await once(new Worker(thread, { workerData: outcome }), 'message');
  return words;
}

test('says in Chinese how much changed, what is held back, and why', async () => {
  const message = { en: 'the link leads nowhere', zh: '链接无效' };
  const reasons = [{ document: 'team-grace-lin', field: 'bio.zh', message }];
  const counts = {
    isFirst: false,
    changed: 2,
    languages: ['zh'],
    hasShared: false,
    added: 0,
    removed: 1,
    moved: 0,
    figures: 0,
  };
  const words = await inChinese({
    state: 'live',
    seconds: 8,
    changes: '2 pages changed in Chinese, 1 page removed',
    counts,
    pages: [],
    filings: [],
    heldOthers: [{ document: 'team-grace-lin', reasons }],
  });
  expect(words).toMatchObject({
    title: '“西班牙”已从网站撤下，用时 8 秒',
    lines: ['2 个页面有改动（中文），移除 1 个页面'],
    held: [{ name: '林静', reasons: ['简介 › 中文：链接无效'] }],
  });
});
