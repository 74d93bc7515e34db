import * as v from 'valibot';
import type { Connection } from './connection.ts';

const Target = v.object({
  targetId: v.string(),
  type: v.string(),
  subtype: v.optional(v.string()),
});
const Attached = v.object({ sessionId: v.string(), targetInfo: Target });

/** Sends commands to a page before it loads. Must not wait for responses, which come only after that. */
export type Prepare = (connection: Connection, session: string) => Promise<unknown>;

/**
 * Tracks the pages of a tab: one is visible, others are prerendered and may replace it.
 *
 * @returns a function that returns the session of the visible page
 */
export async function followPages(
  { send, ...connection }: Connection,
  prepare?: Prepare,
): Promise<() => string> {
  const sessions = new Map<string, string>();
  const ready = new Set<string>();
  const note = ({ targetId, subtype }: v.InferOutput<typeof Target>) =>
    subtype === 'prerender' ? ready.add(targetId) : ready.delete(targetId);
  // A prerendered page responds only once it runs.
  const begin = (session: string) =>
    Promise.all([
      send('Page.enable', {}, session),
      prepare?.({ send, ...connection }, session),
      send('Runtime.runIfWaitingForDebugger', {}, session),
    ]);
  const first = Promise.withResolvers<unknown>();
  connection.on('Target.attachedToTarget', (params) => {
    const { sessionId, targetInfo } = v.parse(Attached, params);
    if (targetInfo.type !== 'page') return;
    note(targetInfo);
    sessions.set(sessionId, targetInfo.targetId);
    // A prerendered page may be discarded meanwhile.
    first.resolve(begin(sessionId).catch(() => {}));
  });
  connection.on('Target.targetInfoChanged', ({ targetInfo }) => note(v.parse(Target, targetInfo)));
  connection.on('Target.detachedFromTarget', ({ sessionId }) => sessions.delete(String(sessionId)));
  const { targetInfos } = await send('Target.getTargets', { filter: [{ type: 'tab' }] });
  const [tab] = v.parse(v.array(Target), targetInfos);
  const { sessionId } = await send('Target.attachToTarget', {
    targetId: tab?.targetId,
    flatten: true,
  });
  const watching = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true };
  await send('Target.setDiscoverTargets', { discover: true });
  await send('Target.setAutoAttach', watching, String(sessionId));
  await first.promise;
  return () => {
    for (const [session, target] of sessions) if (!ready.has(target)) return session;
    throw new Error('The tab shows no page');
  };
}
