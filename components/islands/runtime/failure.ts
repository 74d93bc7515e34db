import { fillPlaceholders } from '../../../locales/placeholders.ts';
import type { IslandName } from '../components.ts';
import type { ErrorWords } from '../useErrorWords.ts';
import type { FailureKind } from './chunks.ts';

const KIND_WORDS = {
  timeout: 'kindTimeout',
  missing: 'kindMissing',
  other: 'kindOther',
} as const satisfies Record<FailureKind, keyof ErrorWords>;

/** An island that could not be loaded. */
interface Failure {
  readonly id: IslandName;
  readonly kind: FailureKind;
  readonly words: ErrorWords;
  readonly retry: () => void;
}

/** Creates the message, with a button that retries once. */
export function failureAlert({ id, kind, words, retry }: Failure): HTMLElement {
  const message = fillPlaceholders(words.chunkFailed, (name) =>
    name === 'id' ? id : words[KIND_WORDS[kind]],
  );
  const alert = element('div', 'island-alert');
  const button = element('button', 'button button-quiet', words.retry);
  button.dataset.retry = '';
  button.addEventListener('click', () => {
    if (button.hasAttribute('aria-disabled')) return;
    button.setAttribute('aria-disabled', 'true');
    retry();
    // A failure usually affects the whole page, so one click retries every island.
    for (const other of document.querySelectorAll<HTMLElement>('[data-retry]:not([aria-disabled])'))
      other.click();
  });
  alert.setAttribute('role', 'alert');
  alert.append(element('p', 'island-alert-title', message));
  alert.append(element('p', '', words.stillReadable), button);
  return alert;
}

/**
 * Removes a message.
 *
 * @returns whether it had the focus, which then has to be moved
 */
export function dismiss(alert: HTMLElement | undefined): boolean {
  const hadFocus = alert?.contains(document.activeElement) ?? false;
  alert?.remove();
  return hadFocus;
}

const element = (tag: string, className: string, textContent = ''): HTMLElement =>
  Object.assign(document.createElement(tag), { className, textContent });
