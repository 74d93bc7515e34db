import * as v from 'valibot';

const EventSchema = v.object({
  id: v.optional(v.string()),
  event: v.string(),
  data: v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown())),
});
/** A server-sent event of the lake. */
export type SentEvent = v.InferOutput<typeof EventSchema>;

/** Reads server-sent events until the stream ends. */
export async function* readEvents(response: Response): AsyncGenerator<SentEvent, void> {
  let text = '';
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk;
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) if (!block.startsWith(':')) yield parseBlock(block);
  }
}

const parseBlock = (block: string) =>
  v.parse(
    EventSchema,
    Object.fromEntries(
      block.split('\n').map((line) => {
        const colon = line.indexOf(': ');
        return [line.slice(0, colon), line.slice(colon + 2)];
      }),
    ),
  );

/** The next events of a stream. */
export async function take(events: AsyncGenerator<SentEvent, void>, count: number) {
  const taken: SentEvent[] = [];
  while (taken.length < count) {
    const next = await events.next();
    if (next.done) throw new Error(`The stream ended after ${taken.length} of ${count} events`);
    taken.push(next.value);
  }
  return taken;
}
