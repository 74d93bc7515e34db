import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

/** Where the firm would send its metrics, if it measured visitors. */
const report = () => {};

for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(report);
