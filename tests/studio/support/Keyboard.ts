import { expect, type Locator, type Page } from '@playwright/test';

/** More Tab stops than there are between any two elements of the Studio. */
const MOST_STOPS = 150;

/** An editor without a mouse. */
export class Keyboard {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Presses Tab, or Shift+Tab, until an element has the focus. */
  async goTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await expect(target).toBeVisible();
    for (let stops = 0; stops < MOST_STOPS; stops += 1) {
      if (await hasFocus(target)) return;
      await this.#page.keyboard.press(key);
    }
    throw new Error(`The keyboard does not reach ${target}`);
  }

  /** Moves the focus to a button or link and presses it. */
  async press(target: Locator, key?: 'Shift+Tab'): Promise<void> {
    await this.goTo(target, key);
    await this.#page.keyboard.press('Enter');
  }

  /** Replaces the text of a field. */
  async write(field: Locator, text: string, key?: 'Shift+Tab'): Promise<void> {
    await this.goTo(field, key);
    await this.#page.keyboard.press('ControlOrMeta+a');
    await this.#page.keyboard.insertText(text);
  }

  /** Opens an entry of a list: a list is one Tab stop, with arrow keys for its entries. */
  async chooseFromList(entry: string): Promise<void> {
    const list = this.#page.locator('[aria-activedescendant]').filter({ hasText: entry });
    await this.goTo(list);
    const entries = (await list.innerText()).split('\n').filter(Boolean);
    for (const _ of entries) {
      if ((await this.#activeEntry(list)).startsWith(entry)) break;
      await this.#page.keyboard.press('ArrowDown');
    }
    expect(await this.#activeEntry(list)).toContain(entry);
    await this.#page.keyboard.press('Enter');
  }

  /** Selects a tab: the selected one is a Tab stop, with arrow keys for the others. */
  async chooseTab(chosen: Locator, wanted: Locator, key?: 'Shift+Tab'): Promise<void> {
    await this.goTo(chosen, key);
    for (let steps = 0; steps < 10 && !(await hasFocus(wanted)); steps += 1)
      await this.#page.keyboard.press('ArrowRight');
    await this.#page.keyboard.press('Enter');
    await expect(wanted).toHaveAttribute('aria-selected', 'true');
  }

  #activeEntry(list: Locator): Promise<string> {
    return list.evaluate(
      (node) =>
        document.getElementById(node.getAttribute('aria-activedescendant') ?? '')?.innerText ?? '',
    );
  }
}

const hasFocus = (target: Locator) => target.evaluate((node) => node === document.activeElement);
