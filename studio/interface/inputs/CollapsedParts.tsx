import { useEffect, useRef } from 'react';
import { type ObjectInputProps, type ObjectMember, useFormCallbacks } from 'sanity';
import { hasContent } from '../../schema/rules/hasContent.ts';
import { say } from '../../words/say.ts';

/**
 * Collapses the collapsible parts of an object that were empty when the form opened. Parts with
 * content, and those that a new document starts with, are open; a part opened by a click or by a
 * link to one of its fields stays open, and so does one that lost its content.
 */
export function CollapsedParts(props: ObjectInputProps) {
  const { onSetPathCollapsed } = useFormCallbacks();
  const startedEmpty = useRef(new Map<string, boolean>());
  const members = props.members.map((member) => {
    const isEmpty = !isStarted(member);
    const started = startedEmpty.current.get(member.key) ?? isEmpty;
    startedEmpty.current.set(member.key, started);
    return isEmpty && started ? collapse(member) : member;
  });
  // Deep in the form Sanity collapses parts with content too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the state when the form was opened
  useEffect(() => {
    for (const member of props.members)
      if (member.kind === 'field' && member.collapsed && isStarted(member))
        onSetPathCollapsed(member.field.path, false);
  }, []);
  return props.renderDefault(Object.assign({}, props, { members }));
}

const isStarted = (member: ObjectMember): boolean =>
  member.kind === 'field' ? member.field.value !== undefined : contentsOf(member).some(hasContent);

const contentsOf = (member: ObjectMember): readonly unknown[] => {
  if (member.kind === 'field') return [member.field.value];
  return member.kind === 'fieldSet' ? member.fieldSet.members.flatMap(contentsOf) : [];
};

/** `collapsed` is undefined until somebody opens or closes the part. */
function collapse(member: ObjectMember): ObjectMember {
  if (member.kind === 'field' && member.collapsible && member.collapsed === undefined)
    return { ...member, collapsed: true };
  if (member.kind !== 'fieldSet' || !member.fieldSet.collapsible) return member;
  const { fieldSet } = member;
  if (fieldSet.collapsed === false) return member;
  const title = emptyPartTitle(fieldSet.title ?? fieldSet.name);
  return { ...member, fieldSet: { ...fieldSet, collapsed: true, title } };
}

/** The title of a collapsed empty part, which says how to fill it in. */
export const emptyPartTitle = (title: string) =>
  say('[part]: empty, press to add', { part: title });
