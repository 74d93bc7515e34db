import { pageRule } from '../rule.ts';

const REASONS = {
  alt: 'who cannot see it is read the name of its file',
  width: 'the text below jumps when it arrives',
  height: 'the text below jumps when it arrives',
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
