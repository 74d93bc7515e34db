import { goalOf } from '../../locales/goals.ts';
import { labelName } from '../../locales/kindLabels.ts';
import type { ProgramFamily } from '../../locales/routes.ts';
import { useText } from './useText.tsx';

/** What a programme leads to, to distinguish two with the same country's name. */
export function ProgramGoal({ family }: { readonly family: ProgramFamily }) {
  const { text } = useText();
  return <span className="goal">{text(`ui.${labelName('goal', goalOf(family))}`)}</span>;
}
