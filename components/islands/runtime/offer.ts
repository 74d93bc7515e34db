const DISMISSED = 'language-offer';

/**
 * Shows the line that offers the page in the other language, until it is dismissed for good: on a
 * page that was made ready before that, too. A browser that keeps nothing offers it again.
 */
function show(offer: HTMLElement) {
  if (isDismissed()) return;
  offer.hidden = false;
  offer.querySelector('button')?.addEventListener('click', () => {
    offer.hidden = true;
    dismiss();
  });
  addEventListener('visibilitychange', () => {
    offer.hidden ||= isDismissed();
  });
}

function isDismissed(): boolean {
  try {
    return localStorage.getItem(DISMISSED) !== null;
  } catch {
    return false;
  }
}

function dismiss() {
  try {
    localStorage.setItem(DISMISSED, '');
  } catch {
    // Storage is refused: the line is gone until the next page.
  }
}

const offer = document.querySelector<HTMLElement>('[data-offer]');
if (offer) show(offer);

export {};
