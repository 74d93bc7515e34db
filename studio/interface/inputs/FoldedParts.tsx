import { useEffect, useRef } from 'react';
import { type ObjectInputProps, type ObjectMember, useFormCallbacks } from 'sanity';
import { hasContent } from '../../schema/rules/hasContent.ts';
import { say } from '../../words/say.ts';

/**
 * An object of the form in which what may be folded starts folded as long as it is empty. What was
 * begun is open, and so is what a new document begins with; what was opened, by a press or by a link
 * to a field in it, stays open; what lost its content does too.
 */
export function FoldedParts(props: ObjectInputProps) {
  const { onSetPathCollapsed } = useFormCallbacks();
  const startedEmpty = useRef(new Map<string, boolean>());
  const members = props.members.map((member) => {
    const isEmpty = !isBegun(member);
    const started = startedEmpty.current.get(member.key) ?? isEmpty;
    startedEmpty.current.set(member.key, started);
    return isEmpty && started ? folded(member) : member;
  });
  // Deep in the form Sanity folds parts with content too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as the form found them when it was opened
  useEffect(() => {
    for (const member of props.members)
      if (member.kind === 'field' && member.collapsed && isBegun(member))
        onSetPathCollapsed(member.field.path, false);
  }, []);
  return props.renderDefault(Object.assign({}, props, { members }));
}

const isBegun = (member: ObjectMember): boolean =>
  member.kind === 'field' ? member.field.value !== undefined : contentsOf(member).some(hasContent);

const contentsOf = (member: ObjectMember): readonly unknown[] => {
  if (member.kind === 'field') return [member.field.value];
  return member.kind === 'fieldSet' ? member.fieldSet.members.flatMap(contentsOf) : [];
};

/** The form says nothing of what nobody opened or closed so far. */
function folded(member: ObjectMember): ObjectMember {
  if (member.kind === 'field' && member.collapsible && member.collapsed === undefined)
    return { ...member, collapsed: true };
  if (member.kind !== 'fieldSet' || !member.fieldSet.collapsible) return member;
  const { fieldSet } = member;
  if (fieldSet.collapsed === false) return member;
  const title = titleOfEmpty(fieldSet.title ?? fieldSet.name);
  return { ...member, fieldSet: { ...fieldSet, collapsed: true, title } };
}

/** Says how to fill in what is folded. */
export const titleOfEmpty = (title: string) => say('[part]: empty, press to add', { part: title });
