/**
 * Wants an object whose fields say what is missing in it, each where it is typed. Sanity looks into
 * an absent object only where it is required, and then says of the object as well that it is missing:
 * that rule is taken out.
 *
 * @param rule of an object with a field that is required; without one nothing would refuse its absence
 */
export function askInside<Rule extends { required(): Rule }>(rule: Rule): Rule {
  const required = rule.required();
  const specs: unknown = Reflect.get(required, '_rules');
  if (!Array.isArray(specs)) return required;
  return Object.assign(required, { _rules: specs.filter(({ flag }) => flag !== 'presence') });
}
