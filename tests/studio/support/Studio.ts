import { expect, type Locator, type Page } from '@playwright/test';
import type { Role } from '../../../scripts/lake/access/role.ts';
import { type StudioLake, TOKENS } from './testLake.ts';

/** What an editor sees and does. */
export class Studio {
  readonly page: Page;
  readonly #origin: string;
  readonly #lake: StudioLake;

  constructor(page: Page, origin: string, lake: StudioLake) {
    this.page = page;
    this.#origin = origin;
    this.#lake = lake;
  }

  /** Opens the Studio by an address as the lake prints it. */
  async signIn(role: Role = 'editor'): Promise<void> {
    await this.page.goto(`${this.#origin}/#token=${TOKENS[role]}`);
    await expect(this.page.getByText('Programmes')).toBeVisible();
  }

  /** Opens a document beside its list, by a link. */
  async open(...panes: readonly string[]): Promise<void> {
    await this.page.goto(`${this.#origin}/structure/${panes.join(';')}`);
    await expect(this.page.getByTestId('form-view')).toBeVisible();
  }

  /** The part of the form that belongs to a field, such as `hero.title.en`. */
  field(path: string): Locator {
    return this.page.getByTestId(`field-${path}`);
  }

  /** Where the text of a field is typed. */
  text(path: string): Locator {
    return this.field(path).locator('input, textarea');
  }

  async openTab(name: string): Promise<void> {
    await this.page.getByRole('tab', { name, exact: true }).click();
  }

  /** A published document, as visitors will get it. */
  published(id: string) {
    return this.#lake.client('viewer').getDocument(id);
  }

  draft(id: string) {
    return this.#lake.client('viewer').getDocument(`drafts.${id}`);
  }

  async publish(id: string): Promise<void> {
    await this.page.getByTestId('action-publish').click();
    await expect.poll(() => this.draft(id)).toBeUndefined();
  }
}
