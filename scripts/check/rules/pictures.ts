import { pageRule } from '../rule.ts';

const REASONS = {
  alt: 'screen readers read out its file name instead',
  width: 'the text below it jumps when it loads',
  height: 'the text below it jumps when it loads',
} as const;

/** Every picture has a text and a size. */
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
