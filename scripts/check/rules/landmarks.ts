import { pageRule } from '../rule.ts';

const LANDMARKS = ['header', 'nav', 'main', 'footer'] as const;

/** A page has the landmarks by which screen readers move around. */
export const landmarks = pageRule('landmarks', function* ({ root }) {
  for (const name of LANDMARKS) {
    if (root.querySelector(name)) continue;
    yield {
      message: `the page has no <${name}>: screen reader users jump by landmarks and miss it`,
      fix: 'render the page inside Shell (components/site/Shell.tsx)',
    };
  }
  if (root.querySelectorAll('main').length > 1)
    yield {
      message: 'the page has more than one <main>: it is where "skip to content" leads',
      fix: 'keep the <main> of Shell and make the others sections',
    };
});
