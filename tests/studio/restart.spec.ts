import { startLakeProcess } from '../lake/support/lakeProcess.ts';
import { expect, test } from './support/test.ts';
import { TOKENS } from './support/testLake.ts';

// While the lake is down the browser says so.
test.use({
  allowedErrors:
    /ERR_CONNECTION_(?:REFUSED|RESET)|ERR_INCOMPLETE_CHUNKED_ENCODING|WebSocket|^(?:TypeError: )?Failed to fetch\b/,
});

test('an editor types on while the lake is killed and started again, and loses nothing', async ({
  studio,
  lake,
}) => {
  await lake.stop();
  const port = new URL(lake.origin).port;
  const start = () =>
    startLakeProcess(
      lake.folder,
      ...['--port', port, '--editor-token', TOKENS.editor, '--viewer-token', TOKENS.viewer],
    );
  const first = await start();
  await studio.open('pages', 'home');
  const text = studio.text('startConsultation.en');
  await text.fill('');
  await text.pressSequentially('Before the power cut, ');
  await studio.expectDraft('home', { startConsultation: { en: 'Before the power cut, ' } });

  await text.pressSequentially('in the dark, ');
  await first.kill();
  // The form waits for the lake; what it took before, it keeps.
  await expect(text).not.toBeEditable();
  const kept = await text.inputValue();
  expect(kept).toBe('Before the power cut, in the dark, ');
  await using _second = await start();
  await expect(text).toBeEditable();
  await text.press('End');
  await text.pressSequentially('and after it');

  const all = `${kept}and after it`;
  await studio.expectDraft('home', { startConsultation: { en: all } });
  await studio.publish('home');
  expect(await studio.published('home')).toMatchObject({ startConsultation: { en: all } });
});
