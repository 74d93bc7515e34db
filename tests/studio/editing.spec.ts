import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { confirmedPair } from '../../studio/interface/translations/agreement.ts';
import { makePicture } from '../lake/support/testLake.ts';
import { FAST_POLL, PUBLISH_REQUEST } from './support/Studio.ts';
import { expect, test } from './support/test.ts';

const SPAIN = ['programs', 'citizenship', 'program-citizenship-spain'] as const;
const GRACE = ['teamMember', 'team-grace-lin'] as const;

test('chooses the figure of a cost', async ({ studio, page }) => {
  await studio.open(...SPAIN);
  await studio.openPart('What families ask');
  await studio.field('costs').getByText('Ask us').first().click();
  const figure = page.getByLabel('Figure', { exact: true });
  await figure.selectOption({ label: 'Minimum investment: 500,000 euros' });
  const figures = async () =>
    (await studio.draft(SPAIN[2]))?.costs.items.map((item: { figure?: string }) => item.figure);
  await expect.poll(figures, FAST_POLL).toEqual(['minInvestment', 'minInvestment', undefined]);
  await expect(figure).toHaveAccessibleDescription(/is added up 2 times/);
  await figure.selectOption({ label: 'Ask us' });
  await expect.poll(figures, FAST_POLL).toEqual(['minInvestment', undefined, undefined]);
});

test('edits a figure in one place', async ({ studio, page }) => {
  await studio.open(...SPAIN);
  await studio.openPart('Figures');
  await page.getByText('Minimum investment: 500,000 euros').click();
  const amount = studio.text('figures[_key=="minInvestment"].value');
  const onSite = page.getByTestId('amount-on-site').first();
  await amount.press('ControlOrMeta+a');
  await amount.pressSequentially('30万');
  await expect(amount).toHaveValue('30万');
  await expect(onSite).toHaveText('On the site: 300,000 EUR · 30万欧元');
  // A number that can be read in two ways has no value until the editor chooses.
  await amount.fill('60.000');
  await expect(onSite).toHaveCount(0);
  await expect(amount).toHaveAccessibleDescription(/either number: choose the one you mean/);
  await expect(page.getByTestId('action-publish')).toBeDisabled();
  await page.getByRole('button', { name: '60,000', exact: true }).press('Enter');
  await expect(amount).toHaveValue('60000');
  // The button with the focus disappeared.
  await expect(amount).toBeFocused();
  await amount.fill('50,000');
  await expect(amount).toHaveAccessibleDescription(
    /Visitors currently see 500,000 euros, and this changes it to 50,000 euros: check the digits/,
  );
  await amount.fill('600000');
  await expect(onSite).toHaveText('On the site: 600,000 EUR · 60万欧元');
  await expect(amount).not.toHaveAccessibleDescription(/Visitors currently see/);
  await studio.expectDraft(SPAIN[2], {
    figures: [{ name: 'minInvestment', value: 600_000 }, {}, {}, {}, {}],
  });
  const asOf = studio.text('figures[_key=="minInvestment"].asOf');
  await expect(asOf).toHaveAccessibleDescription(/The figure changed but this date did not/);
  await asOf.fill('2062-11-25');
  await asOf.blur();
  await expect(asOf).toHaveAccessibleDescription(/2062-11-25 is in the future/);
  await expect(page.getByTestId('action-publish')).toBeDisabled();
  await asOf.fill(new Date().toISOString().slice(0, 10));
  await asOf.blur();
  await expect(asOf).not.toHaveAccessibleDescription(/in the future|did not/);
  // The next check must be later than this one.
  const reviewBy = studio.text('figures[_key=="minInvestment"].reviewBy');
  await reviewBy.fill('2099-12-31');
  await reviewBy.blur();
  await expect(page.getByTestId('action-publish')).toBeEnabled();
  await reviewBy.fill('31.12.2099');
  await reviewBy.blur();
  await expect(reviewBy).toHaveAccessibleDescription(/This date was not saved/);
  await expect(page.getByTestId('action-publish')).toBeDisabled();
  await reviewBy.fill('2099-12-31');
  await reviewBy.blur();
  await expect(reviewBy).toHaveValue('2099-12-31');
  await studio.publish(SPAIN[2]);
});

test('edits a biography with emphasis and a link, whose target must exist', async ({
  studio,
  page,
}) => {
  const bioLines = async () => (await studio.draft(GRACE[1]))?.bio.en.map(lineOf);
  await studio.open(...GRACE);
  await studio.openPart('Biography');
  const editor = studio.field('bio.en').getByRole('textbox');
  await editor.getByText('Grace Lin founded').click();
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.type(' indeed ');
  await expect
    .poll(async () => (await studio.draft(GRACE[1]))?.bio.en[0].children, FAST_POLL)
    .toContainEqual(expect.objectContaining({ text: ' indeed ', marks: ['strong'] }));
  await studio.publish(GRACE[1]);
  await expect(editor.locator('strong, [data-mark="strong"]').getByText('indeed')).toBeVisible();

  await editor.getByText('EB-5 projects').click();
  await page.getByRole('button', { name: 'Edit annotation' }).click();
  const address = page.getByRole('textbox', { name: 'Address' });
  const nowhere = /"\/citizenship\/atlantis" leads to no page of this site: correct the address/;
  await address.fill('/citizenship/atlantis');
  await expect(address).toHaveAccessibleDescription(nowhere);
  await expect(page.getByTestId('action-publish')).toBeDisabled();
  const below = page.getByText(/^Paragraph 2: “EB-5 projects”: the link/);
  await expect(below).toBeVisible();
  await address.fill('/citizenship/spain#costs');
  await expect(address).not.toHaveAccessibleDescription(nowhere);
  await expect(below).toHaveCount(0);
  await studio.publish(GRACE[1]);

  // The selection is replaced by a clipboard of Word.
  await page.keyboard.press('Escape');
  await editor.getByText('Grace Lin founded').click();
  await page.keyboard.press('ControlOrMeta+a');
  await editor.evaluate(paste, { 'text/html': WORD });
  await expect
    .poll(bioLines, FAST_POLL)
    .toEqual([
      'h3: Her career',
      'normal: About 500 EUR, [strong: in all].',
      'bullet: One',
      'bullet: Two',
      'normal: [strong: Fee] | 100 | Once',
      'normal: Requirements, as in a note1',
    ]);
  await expect(page.getByTestId('action-publish')).toBeEnabled();

  await page.keyboard.press('ControlOrMeta+a');
  const restore = await page.evaluateHandle(ignoreGivenData);
  await editor.evaluate(paste, { 'text/html': WEB_PAGE });
  await restore.evaluate((restoreEvent) => restoreEvent());
  await expect
    .poll(bioLines, FAST_POLL)
    .toEqual([
      'h3: Steps',
      'number: Apply\nonline',
      'number: [strong: Wait]',
      'normal: Fee',
      'normal: 100 EUR',
      'normal: Hello',
      'normal: Bye',
    ]);

  // A viewer of PDF files copies only plain text.
  await page.keyboard.press('ControlOrMeta+a');
  await editor.evaluate(paste, { 'text/plain': 'Citi\u00adzen\u200bship\tfor\u00a0all' });
  await expect.poll(bioLines, FAST_POLL).toEqual(['h3: Citizenship for all']);

  // A message or a note has plain bullets; a single dash may belong to a sentence.
  await page.keyboard.press('ControlOrMeta+a');
  await editor.evaluate(paste, { 'text/plain': '– as the law says' });
  await expect.poll(bioLines, FAST_POLL).toEqual(['h3: – as the law says']);
  await page.keyboard.press('ControlOrMeta+a');
  const note = 'Bring <two>:\r\n• a passport\r\n\r\n- a photo\r\n-5 degrees';
  await editor.evaluate(paste, { 'text/plain': note });
  await expect
    .poll(bioLines, FAST_POLL)
    .toEqual([
      'normal: Bring <two>:',
      'bullet: a passport',
      'bullet: a photo',
      'normal: -5 degrees',
    ]);

  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Paragraph 1: This paragraph is empty/)).toBeVisible();
});

test('a copied line loses its invisible characters and special spaces', async ({ studio }) => {
  await studio.open('pages', 'search');
  const headline = studio.text('hero.title.en');
  await headline.selectText();
  const copied = 'Citi\u00adzen\u200bship\tin\u00a0Spain\ufeff';
  await headline.evaluate(paste, { 'text/plain': copied });
  await expect(headline).toHaveValue('Citizenship in Spain');
  await studio.expectDraft('search', { hero: { title: { en: 'Citizenship in Spain' } } });

  // A phone number in an address book.
  await studio.open('siteSettings');
  const phone = studio.text('phoneUs');
  await phone.selectText();
  await phone.evaluate(paste, { 'text/plain': '\u202a+1\u00a0212 555 0199\u202c' });
  await expect(phone).toHaveValue('+1 212 555 0199');
});

/** Markup of Word: blank lines, non-breaking spaces, soft hyphens, footnotes, its own lists. */
const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>
@list l0:level1 {mso-level-number-format:bullet;}</style></head><body><!--StartFragment-->
<h1>Her career<o:p></o:p></h1>
<p class=MsoNormal style='color:red'>About&nbsp;500&nbsp;EUR, <b>in all</b>.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoNormal>&#8203;</p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'>One</p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'>Two</p>
<table><tr><td><p class=MsoNormal><b>Fee</b></p></td><td><p class=MsoNormal>100</p></td>
<td><ul><li>Once</li></ul></td></tr><tr><td><p>&nbsp;</p></td><td></td></tr></table>
<p class=MsoNormal>Requi&shy;re&#8203;ments, as in <a href="file:///C:/note.docx">a note</a><a
href="#_ftn1">1</a></p>
<!--EndFragment--></body></html>`;

/** Indented, with the paragraphs of a list item, a list of terms, and lines of a mail. */
const WEB_PAGE = `<article>
  <h2>Steps</h2>
  <ol>
    <li><p>Apply</p><p>online</p></li>
    <li><b>Wait</b></li>
  </ol>
  <dl>
    <dt>Fee</dt>
    <dd>100 EUR</dd>
  </dl>
</article>
<div>Hello<div>Bye</div></div>`;

function paste(node: Element, copied: Readonly<Record<string, string>>): void {
  const clipboardData = new DataTransfer();
  for (const [type, content] of Object.entries(copied)) clipboardData.setData(type, content);
  const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true });
  Object.defineProperty(event, 'clipboardData', { value: clipboardData });
  node.dispatchEvent(event);
}

/** As in Firefox, a script's paste carries no data that its constructor was given. */
function ignoreGivenData(): () => void {
  const own = globalThis.ClipboardEvent;
  globalThis.ClipboardEvent = class extends own {
    constructor(type: string, init?: ClipboardEventInit) {
      super(type, { ...init, clipboardData: new DataTransfer() });
    }
  };
  return () => {
    globalThis.ClipboardEvent = own;
  };
}

/** Drops a photo of a phone. */
function drop(node: Element, name: string): void {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File(['ftypheic'], name, { type: 'image/heic' }));
  for (const type of ['dragenter', 'dragover', 'drop'])
    node.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
}

interface Block {
  readonly style: string;
  readonly listItem?: string;
  readonly children: readonly { readonly text: string; readonly marks: readonly string[] }[];
}

const lineOf = ({ style, listItem, children }: Block): string =>
  `${listItem ?? style}: ${children
    .map(({ text, marks }) => (marks.length > 0 ? `[${marks.join()}: ${text}]` : text))
    .join('')}`;

test.describe('pictures', () => {
  // The lake rejects files that are no pictures.
  test.use({ allowedErrors: /400 \(Bad Request\)/ });

  test('a photo is replaced by an upload, which blocks publishing until it is complete', async ({
    studio,
    page,
  }) => {
    const uploaded = Promise.withResolvers<void>();
    await page.route('**/assets/images/**', async (route) => {
      await uploaded.promise;
      await route.continue();
    });
    await studio.open(...GRACE);
    await studio.openPart('Pictures');
    const before = await studio.published(GRACE[1]);
    await page.getByTestId('options-menu-button').first().click();
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('menuitem', { name: 'Upload' }).click();
    const buffer = await makePicture(44, 55);
    await (await chooser).setFiles({ name: 'portrait.png', mimeType: 'image/png', buffer });
    await expect(page.getByText('This picture is still being uploaded').first()).toBeVisible();
    await expect(page.getByTestId('action-publish')).toBeDisabled();

    uploaded.resolve();
    await expect(studio.text('photo.alt.zh')).toHaveAccessibleDescription(
      /The picture changed but this did not/,
    );
    await studio.publish(GRACE[1]);
    const after = await studio.published(GRACE[1]);
    expect(after?.photo.asset._ref).toMatch(/^image-[0-9a-f]{40}-44x55-png$/);
    expect(after?.photo).toEqual({ ...before?.photo, asset: after?.photo.asset });
    await expect(page.getByTestId('hotspot-image-input')).toHaveAttribute('src', /-44x55\.png/);
    const form = page.getByTestId('form-view');
    const small = form.getByText(/^This picture is small \(44 pixels wide\)/);
    await expect(small).toBeVisible();

    await page.getByTestId('options-menu-button').first().click();
    const again = page.waitForEvent('filechooser');
    await page.getByRole('menuitem', { name: 'Upload' }).click();
    const text = { name: 'text.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('words') };
    await (await again).setFiles(text);
    await expect(page.getByText('Only PNG, JPEG, WebP and AVIF pictures')).toBeVisible();
    await page.getByTestId('hotspot-image-input').evaluate(drop, 'IMG_0001.HEIC');
    await expect(page.getByText('Export as one of these first:')).toBeVisible();
    await expect(page.getByText('IMG_0001.HEIC', { exact: true })).toBeVisible();

    await page.getByTestId('options-menu-button').first().click();
    await page.getByRole('menuitem', { name: 'Clear field' }).click();
    // The picture is reported as missing, not its description.
    const missing = await form.getByText('Choose a picture').boundingBox();
    const description = await studio.text('photo.alt.en').boundingBox();
    expect(missing?.y).toBeLessThan(description?.y ?? 0);
  });
});

test.describe('with a slow lake', () => {
  test.use({
    allowedErrors: /409 \(Conflict\).*document\.publish|500 \(Internal Server Error\).*\/query\//,
  });

  const title = { en: 'Ask before you go' };

  /** Delays requests to the lake until they are released; aborted ones stay aborted. */
  async function hold(page: Page, pattern: RegExp) {
    const sent = Promise.withResolvers<void>();
    const free = Promise.withResolvers<void>();
    let count = 0;
    await page.route(pattern, async (route) => {
      count += 1;
      sent.resolve();
      await free.promise;
      await route.continue().catch(() => {});
    });
    return { sent: sent.promise, letGo: free.resolve, times: () => count };
  }

  /** Requests a publish without a result again after three seconds, in place of ten. */
  const hasten = (page: Page) =>
    page.evaluateHandle(() => {
      const own = window.setTimeout;
      const sooner = (handler: TimerHandler, wait?: number, ...rest: unknown[]) =>
        own(handler, wait === 10_000 ? 3_000 : wait, ...rest);
      Object.assign(window, { setTimeout: sooner });
      return () => {
        window.setTimeout = own;
      };
    });

  test('saves and compares a sentence in both languages, and publishes it even after the document is closed', async ({
    studio,
    page,
  }) => {
    const title = { en: 'One question comes first', zh: '先问一个问题' };
    const before = await studio.published('about');
    const { letGo, times } = await hold(page, PUBLISH_REQUEST);
    await studio.open('pages', 'about');
    await studio.text('hero.title.en').fill(title.en);
    await studio.text('hero.title.zh').fill(title.zh);
    await studio.expectDraft('about', { hero: { title } });

    await page.getByTestId('action-menu-button').click();
    await page.getByRole('menuitem', { name: 'See what will change for visitors' }).click();
    const english = page.getByRole('region', { name: /· English$/ });
    await expect(english.locator('ins').getByText(title.en)).toBeVisible();
    await expect(english.locator('del').getByText('Advice before applications')).toBeVisible();
    const chinese = page.getByRole('region', { name: /· 中文$/ });
    await expect(chinese.locator('ins').getByText(title.zh)).toBeVisible();
    await page.getByRole('button', { name: 'Close dialog' }).click();

    await page.getByTestId('action-publish').click();
    // At once: a request that is not answered is repeated after ten seconds.
    await expect.poll(times, { timeout: 5_000 }).toBe(1);
    await studio.visit('/changes');
    await expect(studio.text('hero.title.en')).toHaveCount(0);
    letGo();
    await expect.poll(() => studio.draft('about'), FAST_POLL).toBeUndefined();
    expect(times(), 'it was retried').toBe(1);
    expect(await studio.published('about'), 'exactly that change').toEqual({
      ...before,
      hero: {
        ...before?.hero,
        title: { ...before?.hero.title, ...title, confirmed: confirmedPair(title) },
      },
      _rev: expect.any(String),
      _updatedAt: expect.any(String),
    });
  });

  test('discards changes even if the document is closed at once', async ({ studio, page }) => {
    const { sent, letGo } = await hold(page, /\/data\/actions\/.*discard/);
    await studio.open('pages', 'about');
    await studio.text('hero.title.en').fill(title.en);
    await studio.expectDraft('about', { hero: { title } });
    await page.getByTestId('action-menu-button').click();
    await page.getByRole('menuitem', { name: 'Discard changes' }).click();
    await expect(page.getByRole('dialog')).toContainText('those made by others too');
    await page.getByTestId('confirm-button').click();
    await sent;
    await studio.visit('/changes');
    await expect(studio.text('hero.title.en')).toHaveCount(0);
    letGo();
    await expect.poll(() => studio.draft('about'), FAST_POLL).toBeUndefined();
  });

  test('publishes before the edit is saved, on the second try', async ({ studio, page }) => {
    await page.route(PUBLISH_REQUEST, (route) => route.fulfill({ status: 409 }), { times: 1 });
    const { sent, letGo } = await hold(page, /document\.commit$/);
    await studio.open('pages', 'about');
    const restore = await hasten(page);
    await studio.text('hero.title.en').fill(title.en);
    await sent;
    await page.getByTestId('action-publish').click();
    await studio.visit('/changes');
    await expect(studio.text('hero.title.en')).toHaveCount(0);
    letGo();
    await studio.expectDraft('about', { hero: { title } });
    await expect.poll(() => studio.draft('about'), FAST_POLL).toBeUndefined();
    expect(await studio.published('about')).toMatchObject({ hero: { title } });
    await restore.evaluate((slowDown) => slowDown());
  });

  test('reports an edit that was made before publishing finished', async ({ studio, page }) => {
    const { sent, letGo } = await hold(page, PUBLISH_REQUEST);
    await studio.open('pages', 'about');
    const restore = await hasten(page);
    await studio.text('hero.title.en').fill(title.en);
    await studio.expectDraft('about', { hero: { title } });
    await page.getByTestId('action-publish').click();
    await sent;
    await studio.text('hero.title.en').fill('Ask before');
    await expect(page.getByText('It was edited before publishing finished')).toBeVisible();
    letGo();
    await page.unroute(PUBLISH_REQUEST);
    await studio.publish('about');
    await restore.evaluate((slowDown) => slowDown());
  });

  test('lists drafts with problems while someone else types', async ({ studio, page, lake }) => {
    const write = (id: string, field: string, text: string) =>
      lake.client().action({
        actionType: 'sanity.action.document.edit',
        draftId: `drafts.${id}`,
        publishedId: id,
        patch: { set: { [field]: text } },
      });
    await write('about', 'hero.title.en', '');
    let fails = true;
    await page.route('**/data/query/**', async (route) => {
      const query = new URL(route.request().url()).searchParams.get('query');
      if (fails && query === '*[_type in $types]') return route.fulfill({ status: 500, json: {} });
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue().catch(() => {});
    });
    await studio.open();
    await studio.visit('/changes');
    const failure = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
    await expect(failure.getByRole('button', { name: 'Try again' })).toBeVisible();
    fails = false;
    await expect(failure).toHaveCount(0);
    const kept = page.getByTestId('kept-back');
    for (let letters = 1; letters < 60 && !(await kept.isVisible()); letters += 1) {
      await write('home', 'startConsultation.en', 'Begin'.repeat(letters));
      await page.waitForTimeout(150);
    }
    expect(await kept.isVisible()).toBe(true);
  });
});

test('the history shows who changed what, and restores an earlier version', async ({
  studio,
  page,
  lake,
}) => {
  const id = `redirect-${randomUUID()}`;
  const target = { _type: 'reference', _ref: 'home' };
  await lake.client().create({ _id: id, _type: 'redirect', from: '/start', target });
  await studio.open('redirect', id);
  await studio.text('from').fill('/begin');
  await studio.expectDraft(id, { from: '/begin' });
  await studio.publish(id);
  await studio.choose('History');
  const events = page.getByTestId('timeline-item-button');
  await expect(events).toHaveText([/Published/, /Created/]);
  await events.last().click();
  await expect(studio.text('from')).toHaveValue('/start');
  await page.getByRole('button', { name: 'Revert to revision' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await studio.expectDraft(id, { from: '/start' });
});

test('empty fields are collapsed; icons and colours are picked', async ({ studio, page }) => {
  await studio.open('programs', 'citizenship', `${SPAIN[2]},path=timeline.i140.title.en`);
  // A link to a field, like a click in the preview, opens the collapsed part around it.
  await expect(studio.text('timeline.i140.title.en')).toBeFocused();
  await expect(studio.text('timeline.initial.title.en')).toBeVisible();
  await expect(studio.text('timeline.registration.title.en')).toHaveCount(0);
  await page.getByRole('button', { name: 'Registration: empty, press to add' }).click();
  await studio.text('timeline.registration.title.en').fill('Registered');
  await expect(page.getByRole('button', { name: 'Registration', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Jobs: empty, press to add' })).toBeVisible();

  const card = studio.field('benefits').locator('svg.icon').first();
  await expect(card).toBeVisible();
  await card.click();
  await expect(page.getByRole('radiogroup', { name: 'Icon', exact: true })).toBeVisible();
  const family = page.getByRole('radio', { name: 'Family', exact: true });
  await expect(page.locator('label').filter({ has: family }).locator('svg.icon')).toBeVisible();
  await page.getByRole('radio', { checked: true }).press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Work', exact: true })).toBeChecked();
  await family.check();
  await expect
    .poll(async () => (await studio.draft(SPAIN[2]))?.benefits[0].kind, FAST_POLL)
    .toBe('family');
  await page.getByRole('button', { name: 'Close dialog' }).click();

  await studio.openPart('Card and address');
  await studio.field('accent').getByLabel('Pick a colour').fill('#1b5e20');
  await expect(studio.field('accent').getByTestId('string-input')).toHaveValue('#1b5e20');
  await studio.expectDraft(SPAIN[2], { accent: '#1b5e20' });
});
