import { expect, test, vi } from 'vitest';

/** The hosts to which a newly opened tab connects its first two listeners. */
async function openTab(apiHost = 'http://localhost:3334'): Promise<string[]> {
  vi.resetModules();
  const { createEmbeddedClient } = await import('../../../studio/interface/embedded/clients.ts');
  const client = createEmbeddedClient({
    apiHost,
    projectId: 'embedded',
    dataset: 'production',
    apiVersion: '2025-02-19',
    useCdn: false,
  });
  const hosts: string[] = [];
  const never = new Promise<Response>(() => {});
  vi.stubGlobal('fetch', (url: URL) => {
    hosts.push(url.host);
    return never;
  });
  const listeners = ['*', '*[0]'].map((filter) => client.listen(filter).subscribe());
  await vi.waitFor(() => expect(hosts).toHaveLength(2));
  for (const listener of listeners) listener.unsubscribe();
  vi.unstubAllGlobals();
  return hosts;
}

test('no two listeners share a host, in any tab: a browser opens six connections to each', async () => {
  const hosts = [...(await openTab()), ...(await openTab())];
  expect(new Set(hosts).size).toBe(4);
  for (const host of hosts) expect(host).toMatch(/^[a-z0-9-]+\.localhost:3334$/);
});

test('listens to a lake at another origin, whose host has no further names, there', async () => {
  const lake = 'lake.firm.example';
  expect(await openTab(`https://${lake}`)).toEqual([`embedded.${lake}`, `embedded.${lake}`]);
});
