/** A fault to put into a module, and the tests that must detect it. */
export interface Mutation {
  readonly name: string;
  readonly file: string;
  /** Occurs exactly once in the file. */
  readonly find: string;
  readonly replace: string;
  readonly tests: readonly string[];
}

const PULL_ORDER = ['tests/faults/pull/order.test.ts'];
const LAKE_ORDER = ['tests/faults/lake/order.test.ts'];
const RELEASE_ORDER = ['tests/faults/381-order.test.ts'];
const KILLED = ['tests/faults/351-killed-at-each-call.test.ts'];
const PULL_KILLED = ['tests/faults/pull/kill.test.ts'];
const RECEIVER = ['tests/publish/receiver.test.ts', 'tests/faults/301-refused-requests.test.ts'];
const BOUNDS = ['tests/faults/324-shipped-bounds.test.ts'];
const QUEUE = ['tests/units/publish/queue.test.ts'];
const RETRIES = ['tests/units/publish/retries.test.ts'];
const RELEASES = [
  'tests/units/release/id.test.ts',
  'tests/units/release/clean.test.ts',
  'tests/units/release/keptAssets.test.ts',
  'tests/units/publish/pin.test.ts',
];
const PUBLISH = ['tests/publish/publish.test.ts'];
const ROLLBACK = ['tests/publish/commands.test.ts'];
const BUILDS = ['tests/faults/331-builds-that-fail.test.ts'];

/** Mutations of one file: name, text to find, replacement. */
const of = (
  file: string,
  tests: readonly string[],
  ...changes: readonly (readonly [name: string, find: string, replace: string])[]
): Mutation[] => changes.map(([name, find, replace]) => ({ name, file, find, replace, tests }));

/** Faults that would lose content or break pages. */
export const MUTATIONS: readonly Mutation[] = [
  ...of(
    'scripts/disk/durableWrites.ts',
    PULL_ORDER,
    ['a file is not flushed', 'flush: true', 'flush: false'],
    ['a folder is not flushed', "open(file, 'r');\n  await handle.sync();", "open(file, 'r');"],
    [
      'a file is overwritten in place',
      'await rename(temporary, file);',
      'await rename(temporary, file);\n    await writeAndFlush(file, content);\n    await (await open(file, "a")).write("");',
    ],
  ),
  ...of(
    'scripts/content/generation.ts',
    [...PULL_ORDER, ...PULL_KILLED],
    [
      'an incomplete generation is finished',
      'if (staged.includes(READY)) await finish(folder);',
      'if (staged.length > 0) await finish(folder);',
    ],
    [
      'a complete generation is undone',
      'if (staged.includes(READY)) await finish(folder);',
      'if (staged.includes("never")) await finish(folder);',
    ],
    [
      'the marker is set first',
      'for (const [name, value] of files) await writeAndFlush',
      "await writeAndFlush(path.join(staging, READY), '');\n    for (const [name, value] of files) await writeAndFlush",
    ],
    ['the staging folder may be lost', '    await flushFolder(folder);\n  } catch', '  } catch'],
    [
      'renames are not flushed',
      '  await flushFolder(folder);\n  await rm(staging',
      '  await rm(staging',
    ],
  ),
  ...of(
    'scripts/lake/store/database.ts',
    LAKE_ORDER,
    ['the log of the lake is never flushed', 'synchronous = FULL', 'synchronous = OFF'],
    ['the log of the lake is rarely flushed', 'synchronous = FULL', 'synchronous = NORMAL'],
  ),
  ...of('scripts/lake/assets/receiveAsset.ts', LAKE_ORDER, [
    'an upload is not flushed',
    'flush: true',
    'flush: false',
  ]),
  ...of('scripts/lake/access/tokens.ts', LAKE_ORDER, [
    'the tokens are not flushed',
    'await writeFileDurably(file, toJson(made), PRIVATE_FILE)',
    "await (await import('node:fs/promises')).writeFile(file, toJson(made))",
  ]),
  ...of('scripts/lake/assets/assetFolder.ts', LAKE_ORDER, [
    'the name of an upload is not flushed',
    'await flushFolder(this.#path(kind));',
    '',
  ]),
  ...of(
    'scripts/release/journal.ts',
    RELEASE_ORDER,
    ['the queue is never flushed', 'synchronous = FULL', 'synchronous = OFF'],
    ['the queue is rarely flushed', 'synchronous = FULL', 'synchronous = NORMAL'],
  ),
  ...of(
    'scripts/release/switchRelease.ts',
    [...RELEASE_ORDER, ...KILLED],
    ['a switch is not flushed', 'fsyncSync(descriptor);', ''],
    [
      'the symlink is missing for a moment',
      'renameSync(next, currentLink(releases));',
      'rmSync(currentLink(releases), { force: true });\n    renameSync(next, currentLink(releases));',
    ],
  ),
  ...of('scripts/disk/linkTree.ts', RELEASE_ORDER, [
    'the folders of a release are not flushed',
    'await limit.map([...folders, to], flushFolder);',
    '',
  ]),
  ...of(
    'scripts/publish/worker/makeRelease.ts',
    [...RELEASE_ORDER, ...KILLED],
    ['the folder of a release is not flushed', 'await flushFolder(paths.folder);', ''],
  ),
  ...of('scripts/release/release.ts', KILLED, [
    'an incomplete release counts',
    'existsSync(releasePaths(releases, id).record)',
    'existsSync(releasePaths(releases, id).folder)',
  ]),
  ...of(
    'scripts/release/rollback.ts',
    [...ROLLBACK, ...KILLED, ...PUBLISH],
    ['a rollback pins nothing', 'pinRelease(journal, target.id, now);', ''],
    [
      'a rollback drops the files of open tabs',
      'const assets = await carryOverAssets(releases, from, to.id, now);',
      'const assets = await carryOverAssets(releases, to, to.id, now);',
    ],
    [
      'a rollback switches to the newest release',
      'all.findLast((release) => release.id < from.id)',
      'all.findLast((release) => release.id !== from.id && release.id > "")',
    ],
  ),
  ...of(
    'scripts/release/clean.ts',
    [...RELEASES, ...KILLED],
    ['one release fewer is kept', 'const KEEP = 5;', 'const KEEP = 4;'],
    ['the target of a rollback is removed', 'current, before]', 'current]'],
    [
      'the current release is removed',
      'complete.slice(-KEEP), current, before]',
      'complete.slice(-KEEP), before]',
    ],
  ),
  ...of('scripts/release/id.ts', RELEASES, [
    'a clock that was set back gives an old id',
    'return candidate > newest ? candidate :',
    'return candidate ? candidate :',
  ]),
  ...of(
    'scripts/release/keptAssets.ts',
    RELEASES,
    [
      'kept files are removed after a week despite few releases',
      'releases <= KEEP_RELEASES ||',
      'releases < 0 ||',
    ],
    [
      'kept files are removed after a few releases although they are new',
      '<= KEEP_DAYS * DAY',
      '<= 0',
    ],
  ),
  ...of(
    'scripts/publish/showBuild.ts',
    [...RELEASES, ...PUBLISH],
    [
      'a build goes live despite a rollback',
      'if (!pin || covers > pin.after) return false;',
      'if (pin || !pin) return false;',
    ],
    [
      'a publish does not end a rollback',
      'if (!pin || covers > pin.after) return false;',
      'if (!pin) return false;',
    ],
  ),
  ...of(
    'scripts/publish/receiver/signature.ts',
    RECEIVER,
    ['any signature is accepted', 'if (!matches.includes(true))', 'if (matches.length === 0)'],
    ['old requests are accepted', '<= MAX_AGE;', '<= MAX_AGE * 1000;'],
    ['future requests are accepted', 'Math.abs(now - Number(time))', '(now - Number(time))'],
  ),
  ...of(
    'scripts/publish/receiver/receiveWebhook.ts',
    RECEIVER,
    [
      'a repeated delivery counts again',
      'if (isNew) onPublish();\n  return',
      'onPublish();\n  return',
    ],
    [
      'another dataset is published',
      'if (sent === undefined || sent === own) return;',
      'if (sent || !sent) return;',
    ],
  ),
  ...of(
    'scripts/publish/receiver/body.ts',
    [...RECEIVER, ...BOUNDS],
    ['a body without a length has no limit', 'maxSize: MAX_BODY', 'maxSize: Number.MAX_VALUE'],
    ['a body may be one byte too long', 'maxSize: MAX_BODY', 'maxSize: MAX_BODY + 1'],
  ),
  ...of(
    'scripts/publish/server.ts',
    BOUNDS,
    ['a slow header has no time limit', 'headersTimeout: 5_000', 'headersTimeout: 0'],
    ['a slow request has no time limit', 'requestTimeout: 10_000', 'requestTimeout: 0'],
    ['an idle connection stays open', 'keepAliveTimeout: 5_000', 'keepAliveTimeout: 0'],
  ),
  ...of(
    'scripts/publish/queue.ts',
    [...QUEUE, ...BOUNDS],
    ['events during a run are lost', 'this.#isDue = true;', ''],
    [
      'continuous events delay a run forever',
      'this.#since + longest - now',
      'Number.MAX_SAFE_INTEGER',
    ],
  ),
  ...of('scripts/publish/buildLoop.ts', RETRIES, [
    'a failed build is not retried',
    'this.#retryTimer = setTimeout(() => this.#retry(), delay);',
    '',
  ]),
  ...of(
    'scripts/pull/removal.ts',
    ['tests/faults/pull/removal.test.ts'],
    [
      'all documents may be removed at once',
      'before - now > FEW && now <= before / 2',
      'before - now > FEW && now < 0',
    ],
  ),
  ...of(
    'scripts/release/verify.ts',
    BUILDS,
    ['a truncated page goes live', "if (!text.trimEnd().endsWith('</html>'))", "if (text === '')"],
    ['half of the pages may be missing', 'const MIN_SHARE = 0.6;', 'const MIN_SHARE = 0.1;'],
  ),
];
