/** Performance entries of a visit (https://www.w3.org/TR/performance-timeline/). */
const TYPES = ['navigation', 'paint', 'largest-contentful-paint', 'layout-shift', 'event'] as const;

/** Reports past and future entries of loading, layout shifts and input delay, where supported. */
export function observeMetrics(report: (entry: PerformanceEntry) => void) {
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(report));
  for (const type of TYPES) {
    if (PerformanceObserver.supportedEntryTypes.includes(type))
      observer.observe({ type, buffered: true });
  }
}
