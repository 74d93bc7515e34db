import { useTranslation } from 'react-i18next';
import type { ProgramState as State } from '../../locales/kinds.ts';
import type { Program } from '../../locales/site.ts';
import { useText } from './useText.tsx';

const LABELS = {
  open: 'ui.statusOpen',
  changed: 'ui.statusChanged',
  closed: 'ui.statusClosed',
} as const satisfies Record<State, string>;

interface ProgramStateProps {
  readonly group: string;
  readonly status: Program['status'];
}

/** Whether a programme takes applications, where that has to be said. */
export function ProgramState({ group, status }: ProgramStateProps) {
  const { t } = useTranslation();
  const { text } = useText();
  if (!status) return null;
  const label = LABELS[status.state];
  return (
    <span className="program-state" data-program-state={status.state}>
      {status.isDated
        ? text('ui.statusSince', { state: t(label), date: t(`${group}.status.since`) })
        : text(label)}
    </span>
  );
}
