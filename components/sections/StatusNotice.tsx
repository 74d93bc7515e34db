import type { Program } from '../../locales/program.ts';
import { ProgramStatusLabel } from '../site/ProgramStatusLabel.tsx';
import { useText } from '../site/useText.tsx';

/** Below the hero: that the programme was changed or closed, and why. */
export function StatusNotice({ program: { group, status } }: { readonly program: Program }) {
  const { exists, text } = useText();
  if (!status) return null;
  const notes = [`${group}.status.note`, `${group}.status.next.note`];
  return (
    <p className="status-notice content">
      <ProgramStatusLabel group={group} status={status} />
      {notes.filter(exists).map((key) => (
        <span key={key}>{text(key)}</span>
      ))}
    </p>
  );
}
