import { useTranslation } from 'react-i18next';
import { labelName } from '../../locales/kindLabels.ts';
import type { Program } from '../../locales/program.ts';
import { useText } from './useText.tsx';

interface ProgramStatusProps {
  readonly group: string;
  readonly status: Program['status'];
}

/** Whether a programme accepts applications, and when that changes; nothing if there is no status. */
export function ProgramStatusLabel({ group, status }: ProgramStatusProps) {
  const { t } = useTranslation();
  const { exists, phrased } = useText();
  if (!status) return null;
  const { state, next } = status;
  const since = `${group}.status.since`;
  const label = `ui.${labelName('status', state)}`;
  return (
    <>
      <span className="program-status" data-program-state={state}>
        {exists(since)
          ? phrased('ui.statusSince', { state: t(label), date: t(since) })
          : phrased(label)}
      </span>
      {next && <span className="program-status">{phrased(`${group}.status.later`)}</span>}
    </>
  );
}
