import type { Page } from '@playwright/test';

/** CSS that Chromium 92 lacks, with unknown names to replace it. */
const UNKNOWN: readonly (readonly [RegExp, string])[] = [
  [/\(scripting:/g, '(older:'],
  [/:has\(/g, ':older('],
  [/\bsubgrid\b/g, 'older'],
  [/\d+(?:dvh|svh|lh)\b/g, '1older'],
  [/\b(?:translate|rotate|scale):/g, 'older:'],
];

/** Limits the browser to the features of the engines behind the 360 and QQ browsers. */
export async function useOlderEngine(page: Page) {
  await page.addInitScript(forgetNewer);
  await page.route('**/*.css', async (route) => {
    const answer = await route.fetch();
    const sheet = await answer.text();
    const body = UNKNOWN.reduce((text, [known, unknown]) => text.replace(known, unknown), sheet);
    await route.fulfill({ response: answer, body });
  });
}

/** Removes newer APIs that the site's scripts call, or might call. */
function forgetNewer() {
  const newer: readonly (readonly [object, readonly string[]])[] = [
    [Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with', 'findLast', 'findLastIndex']],
    [Object, ['hasOwn', 'groupBy']],
    [Promise, ['withResolvers', 'try']],
    [URL, ['canParse', 'parse']],
    [URLSearchParams.prototype, ['size']],
    [AbortSignal, ['timeout', 'any']],
    [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf']],
    [Element.prototype, ['ariaExpanded', 'ariaDisabled', 'ariaSelected', 'role']],
    [window, ['requestIdleCallback', 'onscrollend', 'structuredClone']],
  ];
  for (const [owner, names] of newer) for (const name of names) Reflect.deleteProperty(owner, name);
}
