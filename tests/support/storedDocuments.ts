import * as v from 'valibot';
import { startLake } from '../../scripts/lake/server.ts';
import type { StoredDocument } from '../../studio/preview/lake/overlay.ts';

const Answer = v.object({
  result: v.array(v.looseObject({ _id: v.string(), _type: v.string() })),
});

let asked: Promise<StoredDocument[]> | undefined;

/** The documents of the committed dataset as the lake holds them, those of pictures included. */
export function storedDocuments(): Promise<StoredDocument[]> {
  asked ??= askLake();
  return asked;
}

async function askLake(): Promise<StoredDocument[]> {
  const lake = await startLake('studio/dataset');
  try {
    const query = new URLSearchParams({ query: '*', perspective: 'raw' });
    const response = await fetch(`${lake.origin}/v2025-02-19/data/query/production?${query}`);
    return v.parse(Answer, await response.json()).result;
  } finally {
    await lake.close();
  }
}
