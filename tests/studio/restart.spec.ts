import { startLakeProcess } from '../lake/support/lakeProcess.ts';
import { expect, test } from './support/test.ts';
import { type StudioLake, TOKENS } from './support/testLake.ts';

// While the lake is down, the browser logs failed connections, and the Studio logs the history
// and initial values that it cannot load.
test.use({
  ownWindow: true,
  allowedErrors:
    /ERR_(?:CONNECTION_(?:REFUSED|RESET)|EMPTY_RESPONSE|SOCKET_NOT_CONNECTED|INCOMPLETE_CHUNKED_ENCODING)|WebSocket|^(?:Error fetching events )?(?:TypeError: )?Failed to fetch\b|^Failed to resolve initial value for template/,
});

/** Serves the documents of a test's lake from a process, which can be started repeatedly. */
async function inProcesses(lake: StudioLake) {
  await lake.stop();
  const port = new URL(lake.origin).port;
  const tokens = ['--editor-token', TOKENS.editor, '--viewer-token', TOKENS.viewer];
  return () => startLakeProcess(lake.folder, '--port', port, ...tokens);
}

test('loses no edit when the lake stops during a request or while typing', async ({
  studio,
  lake,
}) => {
  const start = await inProcesses(lake);
  const first = await start();
  await studio.open('pages', 'home');
  const text = studio.text('startConsultation.en');
  await expect(text).toBeEditable();
  const question = /documents-availability/;
  await studio.page.route(
    question,
    async (route) => {
      await first.kill();
      await route.continue();
    },
    { times: 1 },
  );
  const asked = studio.page.waitForRequest(question);
  await text.fill('Typed as the light went out');
  await asked;
  // Longer than Sanity's client retries by itself.
  await studio.page.waitForTimeout(5_000);
  const second = await start();
  await expect(text).toBeEditable();
  await studio.expectDraft('home', { startConsultation: { en: 'Typed as the light went out' } });

  await text.press('End');
  await text.pressSequentially(', in the dark, ');
  await second.kill();
  // The form waits for the lake, and keeps earlier edits.
  await expect(text).not.toBeEditable();
  const kept = await text.inputValue();
  expect(kept).toBe('Typed as the light went out, in the dark, ');
  await using _third = await start();
  await expect(text).toBeEditable();
  await text.press('End');
  await text.pressSequentially('and after it');

  const all = `${kept}and after it`;
  await studio.expectDraft('home', { startConsultation: { en: all } });
  await studio.publish('home');
  expect(await studio.published('home')).toMatchObject({ startConsultation: { en: all } });
});
