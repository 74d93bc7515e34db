import { pageRule } from '../rule.ts';

const LANDMARKS = ['header', 'nav', 'main', 'footer'] as const;

/** A page has the landmarks that screen reader users navigate by. */
export const landmarks = pageRule('landmarks', function* ({ root }) {
  for (const name of LANDMARKS) {
    if (root.querySelector(name)) continue;
    yield {
      message: `the page has no <${name}>: screen reader users navigate by landmarks and cannot find it`,
      fix: 'render the page inside Shell (components/site/Shell.tsx)',
    };
  }
  if (root.querySelectorAll('main').length > 1)
    yield {
      message: 'the page has more than one <main>: "skip to content" leads to only one of them',
      fix: 'keep the <main> of Shell and turn the others into sections',
    };
});

export const uniqueIds = pageRule('unique ids', function* ({ ids }) {
  const twins = new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
  for (const id of twins)
    yield {
      message: `the id "${id}" appears ${ids.filter((other) => other === id).length} times: links and labels reach only the first`,
      fix: 'give each element its own id',
    };
});

const REASONS = {
  alt: 'screen readers read out its file name instead',
  width: 'the text below it jumps when it loads',
  height: 'the text below it jumps when it loads',
} as const;

/** Every picture has an alternative text and a size. */
export const pictures = pageRule('pictures', function* ({ root }) {
  for (const picture of root.querySelectorAll('img')) {
    for (const [name, reason] of Object.entries(REASONS)) {
      if (picture.hasAttribute(name)) continue;
      yield {
        message: `<img src="${picture.getAttribute('src') ?? ''}"> has no ${name}: ${reason}`,
        fix:
          name === 'alt'
            ? 'describe it in the Studio, or write alt="" if it only decorates'
            : `write its ${name} in pixels`,
      };
    }
  }
});
