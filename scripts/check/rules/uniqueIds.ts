import { pageRule } from '../rule.ts';

/** An id appears once on its page. */
export const uniqueIds = pageRule('unique ids', function* ({ ids }) {
  const twins = new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
  for (const id of twins)
    yield {
      message: `the id "${id}" appears ${ids.filter((other) => other === id).length} times: links and labels reach only the first`,
      fix: 'give each element an id of its own',
    };
});
