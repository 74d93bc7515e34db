/**
 * Requires an object, and has each missing field reported where it is typed. Sanity validates the
 * fields of an absent object only if the object is required, and then also reports the object
 * itself; that rule is removed.
 *
 * @param rule of an object with a required field; without one, its absence would not be reported
 */
export function requireContents<Rule extends { required(): Rule }>(rule: Rule): Rule {
  const required = rule.required();
  const specs: unknown = Reflect.get(required, '_rules');
  if (!Array.isArray(specs)) return required;
  return Object.assign(required, { _rules: specs.filter(({ flag }) => flag !== 'presence') });
}
