import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import { sendRequest } from '../../support/sendRequest.ts';

/** Content of every private file. */
const SECRET = 'the-secret-of-a-private-file';

/**
 * One file of each kind is requested in every way: a hidden one, one in a hidden folder, one in
 * another.
 */
const ONE_OF_EACH_KIND = ['.env', '.lake/notes.json', 'releases/unpublished/index.html'] as const;

/** Files with tokens, drafts, unpublished pages or history, in the checkout. */
const PRIVATE_FILES = [
  ...ONE_OF_EACH_KIND,
  '.lake/assets/images/unpublished.svg',
  'exported/data.ndjson',
  '.cache/answer.json',
  '.env.local',
  '.git/config',
] as const;

/** Written by the lake. */
const LAKE_FILES = ['.lake/tokens.json', '.lake/lake.db', '.lake/lake.db-wal'] as const;

/** Writes the secret to each of them; `.lake` is a lake's folder. */
export async function writePrivateFiles(root: string): Promise<void> {
  for (const file of PRIVATE_FILES) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), JSON.stringify(SECRET));
  }
  await writeFile(path.join(root, '.lake', 'lock.db'), '');
}

/** Every way to request a file from a development server by its path from the root. */
const waysTo = (address: string) => [
  address,
  `${address}?raw`,
  `${address}?raw??`,
  `${address}?import`,
  `${address}?import&raw`,
  `${address}?url`,
  `${address}?inline`,
  `${address}?import&url&inline`,
  `${address}?.svg?.wasm?init`,
  `${address}?html-proxy`,
  address.replace('/.', '/%2e'),
  address.replace('.', '%2E').replaceAll(/(?<!^)\/(?=[^/]*$)/g, '%2f'),
  address.replace('/.', '//.'),
  address.replace(/^\//, '/./'),
  address.replace(/^\//, '/components/../'),
  address.replace(/^\//, '/components/%2e%2e/'),
  address.replace(/^\//, '/components/..%2f'),
  address.toUpperCase(),
];

/** URLs that might lead to the private files of a checkout or its lake. */
const hostileAddresses = (root: string): string[] => [
  ...[...PRIVATE_FILES, ...LAKE_FILES].flatMap((file) => [
    `/${file}`,
    `/${file}?raw`,
    `/@fs${root}/${file}`,
    `/@fs${root}/${file}?import&raw`,
  ]),
  ...ONE_OF_EACH_KIND.flatMap((file) => [
    ...waysTo(`/${file}`),
    ...waysTo(`/../${file}`),
    ...waysTo(`/@fs${root}/${file}`),
    ...waysTo(`/@fs/${root}/${file}`),
    ...waysTo(`/@fs${root}/components/../${file}`),
    ...waysTo(`/@id/${root}/${file}`),
    `/@fs${root}/components?/../../${file}?import&raw`,
    `/@fs/x/x/x/vite/%2e%2e/%2e%2e/%2e%2e/%2e%2e${root}/${file}?import&raw`,
  ]),
];

/**
 * Requests private files from a development server in every way.
 *
 * @param secrets further texts that no response may contain
 * @returns the URLs that exposed one
 */
export async function askForPrivateFiles(
  origin: string,
  root: string,
  secrets: readonly string[] = [],
): Promise<string[]> {
  const encoded = Buffer.from(JSON.stringify(SECRET)).toString('base64');
  const kept = [SECRET, encoded, 'SQLite format', ...secrets];
  const limit = pLimit(16);
  const requests = hostileAddresses(root).map((target) =>
    limit(async () => {
      const { body } = await sendRequest(origin, { target });
      return kept.some((secret) => body.includes(secret)) ? [target] : [];
    }),
  );
  return (await Promise.all(requests)).flat();
}
