/**
 * Takes rules away that only a page without a script needs. A browser would hold each row against
 * them at every choice.
 *
 * @param mark what their selectors hold
 */
export function dropRules(owner: CSSStyleSheet | CSSGroupingRule, mark: string) {
  for (let index = owner.cssRules.length - 1; index >= 0; index--) {
    const rule = owner.cssRules[index];
    if (rule instanceof CSSGroupingRule) dropRules(rule, mark);
    else if (rule instanceof CSSStyleRule && rule.selectorText.includes(mark))
      owner.deleteRule(index);
  }
}
