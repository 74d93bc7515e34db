import type { Program } from '../../locales/site.ts';
import { ProgramStateLabel } from '../site/ProgramStateLabel.tsx';
import { useText } from '../site/useText.tsx';

/** Below the hero: that the programme was changed or closed, and why. */
export function StateNotice({ program: { group, status } }: { readonly program: Program }) {
  const { text } = useText();
  if (!status) return null;
  return (
    <p className="state-notice content">
      <ProgramStateLabel group={group} status={status} />
      {status.isNoted && <span>{text(`${group}.status.note`)}</span>}
      {status.next?.isNoted && <span>{text(`${group}.status.next.note`)}</span>}
    </p>
  );
}
