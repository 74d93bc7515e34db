/** What browsers measure of a visit (https://www.w3.org/TR/performance-timeline/). */
const TYPES = ['navigation', 'paint', 'largest-contentful-paint', 'layout-shift', 'event'] as const;

/**
 * Hands over what the browser measured and measures: how soon the page was seen, whether it moved,
 * how soon it answered. Browsers that do not measure something leave it out.
 */
export function observeMetrics(report: (entry: PerformanceEntry) => void) {
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(report));
  for (const type of TYPES) {
    if (PerformanceObserver.supportedEntryTypes.includes(type))
      observer.observe({ type, buffered: true });
  }
}
