import { fillPlaceholders } from '../../../locales/placeholders.ts';
import type { ErrorWords } from '../registry.ts';
import type { FailureKind } from './chunks.ts';

const KIND_WORDS = {
  timeout: 'kindTimeout',
  missing: 'kindMissing',
  other: 'kindOther',
} as const satisfies Record<FailureKind, keyof ErrorWords>;

/**
 * Tells after an island that it could not be loaded; its static content stays and is shown in full.
 *
 * @returns takes the message away; the focus, if it was there, goes on into the island
 */
export function showFailure(
  island: HTMLElement,
  words: ErrorWords,
  kind: FailureKind,
  retry: () => void,
): () => void {
  const id = island.dataset.island ?? '';
  const message = fillPlaceholders(words.chunkFailed, (name) =>
    name === 'id' ? id : words[KIND_WORDS[kind]],
  );
  const alert = element('div', 'island-alert');
  const button = element('button', 'button button-quiet', words.retry);
  alert.role = 'alert';
  button.addEventListener('click', retry);
  alert.append(element('p', 'island-alert-title', message));
  alert.append(element('p', '', words.stillReadable), button);
  (island.nextElementSibling ?? island).after(alert);
  island.dataset.failed = kind;
  return () => {
    const hadFocus = alert.contains(document.activeElement);
    alert.remove();
    delete island.dataset.failed;
    if (hadFocus) island.querySelector<HTMLElement>('button, a[href], input')?.focus();
  };
}

function element(tag: string, className: string, text = ''): HTMLElement {
  const made = document.createElement(tag);
  made.className = className;
  made.textContent = text;
  return made;
}
