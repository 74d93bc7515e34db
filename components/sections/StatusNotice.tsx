import type { Program } from '../../locales/program.ts';
import { ProgramStatusLabel } from '../site/ProgramStatusLabel.tsx';
import { useText } from '../site/useText.tsx';

/** Below the hero: that the programme was changed or closed, and why. */
export function StatusNotice({ program: { group, status } }: { readonly program: Program }) {
  const { text } = useText();
  if (!status) return null;
  return (
    <p className="status-notice content">
      <ProgramStatusLabel group={group} status={status} />
      {status.isNoted && <span>{text(`${group}.status.note`)}</span>}
      {status.next?.isNoted && <span>{text(`${group}.status.next.note`)}</span>}
    </p>
  );
}
