import { expect, type Locator, type Page } from '@playwright/test';
import { createPersonToken, type Person } from '../../../scripts/lake/access/person.ts';
import type { Role } from '../../../scripts/lake/access/role.ts';
import { type StudioLake, TOKENS } from './testLake.ts';

/** Polls more often than Playwright's default. */
export const FAST_POLL = { intervals: [50, 100] };

/** Requests to the lake that publish. */
export const PUBLISH_REQUEST = /\/data\/actions\/.*publish$/;

/** The Studio, as an editor uses it. */
export class Studio {
  readonly page: Page;
  readonly origin: string;
  readonly #lake: StudioLake;

  constructor(page: Page, origin: string, lake: StudioLake) {
    this.page = page;
    this.origin = origin;
    this.#lake = lake;
  }

  /**
   * Opens the Studio with a sign-in link of the lake.
   *
   * @param who a role, or a role with a name
   * @param panes what else to open, as for {@link open}
   */
  async signIn(who: Role | Person = 'editor', ...panes: readonly string[]): Promise<void> {
    const path = panes.length > 0 ? addressOf(panes) : '/';
    const token = typeof who === 'string' ? TOKENS[who] : createPersonToken(TOKENS, who);
    await this.page.goto(`${this.origin}${path}#token=${token}`);
    if (panes.length === 0) await expect(this.page.getByText('Programmes')).toBeVisible();
  }

  /**
   * Opens entries of the structure by URL: lists, or a document's form; without arguments, the
   * first list. Signs in as an editor, unless already signed in.
   */
  async open(...panes: readonly string[]): Promise<void> {
    if (!this.page.url().startsWith(this.origin)) return this.signIn('editor', ...panes);
    await this.visit(addressOf(panes));
  }

  /** Opens another URL of the Studio, like a link in it. */
  visit(address: string): Promise<void> {
    return this.page.evaluate((address) => {
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
    }, address);
  }

  /** The part of the form with a field, such as `hero.title.en`. */
  field(path: string): Locator {
    return this.page.getByTestId(`field-${path}`);
  }

  /** The input of a field. */
  text(path: string): Locator {
    return this.field(path).locator('input, textarea');
  }

  /** An entry of a list, by its text. */
  item(text: string): Locator {
    return this.page.locator('[data-testid^="pane-item"]').filter({ hasText: text });
  }

  /** The texts of a list's entries, in order. */
  items(list: string): Promise<string[]> {
    return this.list(list).locator('[data-testid^="pane-item"]').allInnerTexts();
  }

  /** A list, by its title. */
  list(title: string): Locator {
    return this.page.locator('[data-ui="DocumentListPane"], [data-testid$="list-pane"]').filter({
      has: this.page.getByTestId('pane-header').getByText(title, { exact: true }),
    });
  }

  /** Selects a part of the form. */
  async openPart(name: string): Promise<void> {
    await this.page.getByRole('tab', { name, exact: true }).click();
  }

  /** Selects an entry of the document's menu. */
  async choose(name: string): Promise<void> {
    await this.page.getByTestId('pane-context-menu-button').last().click();
    await this.page.getByRole('menuitem', { name }).click();
  }

  /** A published document. */
  published(id: string) {
    return this.#lake.client('viewer').getDocument(id);
  }

  draft(id: string) {
    return this.published(`drafts.${id}`);
  }

  /** Waits until an edit is saved. */
  async expectDraft(id: string, content: Record<string, unknown>): Promise<void> {
    await expect.poll(() => this.draft(id), FAST_POLL).toMatchObject(content);
  }

  /** Publishes the open document. */
  async publish(id: string): Promise<void> {
    await this.page.getByTestId('action-publish').click();
    await expect.poll(() => this.draft(id), FAST_POLL).toBeUndefined();
  }
}

const addressOf = (panes: readonly string[]) => `/structure/${panes.join(';')}`;
