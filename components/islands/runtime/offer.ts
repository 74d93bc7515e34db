const DISMISSED = 'language-offer';

/**
 * Shows the offer of the other language until it is dismissed for good, also on a page that was
 * prerendered before that. Without storage it is shown again.
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
    // Storage is blocked: the offer is hidden until the next page.
  }
}

const offer = document.querySelector<HTMLElement>('[data-offer]');
if (offer) show(offer);

export {};
