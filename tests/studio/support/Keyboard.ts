import { expect, type Locator, type Page } from '@playwright/test';

/** As many stops as lie between any two places of the Studio. */
const MOST_STOPS = 150;

/** An editor without a mouse. */
export class Keyboard {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Goes on by Tab, or back by Shift+Tab, until something has the focus. */
  async goTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await expect(target).toBeVisible();
    for (let stops = 0; stops < MOST_STOPS; stops += 1) {
      if (await hasFocus(target)) return;
      await this.#page.keyboard.press(key);
    }
    throw new Error(`The keyboard does not reach ${target}`);
  }

  /** Goes to a button or a link and presses it. */
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

  /** Opens an entry of a list: lists are one stop, arrows go through their entries. */
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

  /** Chooses one of several tabs: the chosen one is a stop, arrows go to the others. */
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
