/** Placeholder: the firm does not measure visitors. */
const report = () => {};

/** Timeout of the idle callback, in milliseconds. */
const IDLE_TIMEOUT = 3_000;

/** Loads the metrics once the page is visible, loaded and idle; a failure is ignored. */
export function measureWhenIdle() {
  whenVisible(() => whenLoaded(() => whenIdle(loadMetrics)));
}

function whenVisible(run: () => void) {
  // A prerendered page may never be visited, and is not always hidden.
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', () => whenVisible(run), { once: true });
  else if (document.hidden) addEventListener('visibilitychange', run, { once: true });
  else run();
}

function whenLoaded(run: () => void) {
  if (document.readyState === 'complete') run();
  else addEventListener('load', run, { once: true });
}

/** Safari has no idle callback, and Chromium never calls it if no frame follows the first ones. */
function whenIdle(run: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: IDLE_TIMEOUT });
  else setTimeout(run);
}

const loadMetrics = () =>
  import('./metrics.ts').then(
    ({ observeMetrics }) => observeMetrics(report),
    () => {},
  );
