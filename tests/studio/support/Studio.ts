import { expect, type Locator, type Page } from '@playwright/test';
import { createPersonToken, type Person } from '../../../scripts/lake/access/person.ts';
import type { Role } from '../../../scripts/lake/access/role.ts';
import { type StudioLake, TOKENS } from './testLake.ts';

/** How often something is asked for that takes a moment; more often than Playwright would. */
export const SOON = { intervals: [50, 100] };

/** What the Studio asks of the lake when it publishes. */
export const PUBLISHES = /\/data\/actions\/.*publish$/;

/** What an editor sees and does. */
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
   * Opens the Studio by an address as the lake prints it.
   *
   * @param who a role, or somebody by name
   * @param panes what else to open at once, as {@link open} takes it
   */
  async signIn(who: Role | Person = 'editor', ...panes: readonly string[]): Promise<void> {
    const path = panes.length > 0 ? addressOf(panes) : '/';
    const token = typeof who === 'string' ? TOKENS[who] : createPersonToken(TOKENS, who);
    await this.page.goto(`${this.origin}${path}#token=${token}`);
    if (panes.length === 0) await expect(this.page.getByText('Programmes')).toBeVisible();
  }

  /**
   * Opens what lies behind entries of the structure, by a link: lists, or a document's form; the
   * first list alone, if nothing is named. Who is in the Studio already goes on there, anybody else
   * signs in as an editor first.
   */
  async open(...panes: readonly string[]): Promise<void> {
    if (!this.page.url().startsWith(this.origin)) return this.signIn('editor', ...panes);
    await this.visit(addressOf(panes));
  }

  /** Goes to another address of the Studio, as a link in it does. */
  visit(address: string): Promise<void> {
    return this.page.evaluate((address) => {
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
    }, address);
  }

  /** The part of the form that belongs to a field, such as `hero.title.en`. */
  field(path: string): Locator {
    return this.page.getByTestId(`field-${path}`);
  }

  /** Where the text of a field is typed. */
  text(path: string): Locator {
    return this.field(path).locator('input, textarea');
  }

  /** An entry of a list, by the words it shows. */
  item(text: string): Locator {
    return this.page.locator('[data-testid^="pane-item"]').filter({ hasText: text });
  }

  /** The words of a list's entries, from top to bottom. */
  items(list: string): Promise<string[]> {
    return this.list(list).locator('[data-testid^="pane-item"]').allInnerTexts();
  }

  /** A list, by its title. */
  list(title: string): Locator {
    return this.page.locator('[data-ui="DocumentListPane"], [data-testid$="list-pane"]').filter({
      has: this.page.getByTestId('pane-header').getByText(title, { exact: true }),
    });
  }

  /** Chooses a part of the form. */
  async openPart(name: string): Promise<void> {
    await this.page.getByRole('tab', { name, exact: true }).click();
  }

  /** Chooses from the menu of the document. */
  async choose(name: string): Promise<void> {
    await this.page.getByTestId('pane-context-menu-button').last().click();
    await this.page.getByRole('menuitem', { name }).click();
  }

  /** A published document, as visitors will get it. */
  published(id: string) {
    return this.#lake.client('viewer').getDocument(id);
  }

  draft(id: string) {
    return this.published(`drafts.${id}`);
  }

  /** Waits until what was typed is kept. */
  async expectDraft(id: string, content: Record<string, unknown>): Promise<void> {
    await expect.poll(() => this.draft(id), SOON).toMatchObject(content);
  }

  /** Publishes the open document. */
  async publish(id: string): Promise<void> {
    await this.page.getByTestId('action-publish').click();
    await expect.poll(() => this.draft(id), SOON).toBeUndefined();
  }
}

const addressOf = (panes: readonly string[]) => `/structure/${panes.join(';')}`;
