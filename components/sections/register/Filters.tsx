import type { Goal } from '../../../locales/goals.ts';
import { labelName } from '../../../locales/kindLabels.ts';
import { useText } from '../../site/useText.tsx';
import { BUDGET_BOUNDS, CONDITIONS, FAMILY_CHOICES, TIME_BOUNDS } from './choices.ts';

interface FiltersProps {
  /** What the programmes lead to. */
  readonly goals: readonly Goal[];
  readonly hasBudget: boolean;
}

/** The filters above the register; without script, `filters.css` applies them. */
export function Filters({ goals, hasBudget }: FiltersProps) {
  const { text } = useText();
  return (
    <div className="filters">
      {goals.length > 1 && (
        <Choices
          name="goal"
          choices={goals.map((goal) => [goal, `ui.${labelName('goal', goal)}`])}
        />
      )}
      {hasBudget && <Choices name="budget" choices={boundsOf('budget', BUDGET_BOUNDS)} />}
      <Choices name="time" choices={boundsOf('time', TIME_BOUNDS)} />
      <Checkboxes name="condition" choices={CONDITIONS} />
      <Checkboxes name="family" choices={FAMILY_CHOICES} />
      <button type="reset" className="button button-quiet">
        {text('compare.filters.reset')}
      </button>
    </div>
  );
}

const boundsOf = (name: string, bounds: readonly number[]) =>
  bounds.map((most) => [`${most}`, `compare.filters.${name}${most}`] as const);

interface ChoicesProps {
  readonly name: 'goal' | 'budget' | 'time';
  /** Values and labels; the default, which comes first, is any. */
  readonly choices: readonly (readonly [value: string, label: string])[];
}

function Choices({ name, choices }: ChoicesProps) {
  const { text } = useText();
  return (
    <fieldset>
      <legend>{text(`compare.filters.${name}`)}</legend>
      {[['', `compare.filters.${name}Any`] as const, ...choices].map(([value, label]) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === ''}
            autoComplete="off"
          />
          <span>{text(label)}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface CheckboxesProps {
  readonly name: 'family' | 'condition';
  /** Values, and catalogue keys of their labels; those without a text are left out. */
  readonly choices: readonly { readonly value: string; readonly label: string }[];
}

function Checkboxes({ name, choices }: CheckboxesProps) {
  const { exists, text } = useText();
  const legend = `compare.filters.${name}` as const;
  const offered = choices.filter(({ label }) => exists(label));
  if (offered.length === 0) return null;
  return (
    <fieldset>
      {exists(legend) && <legend>{text(legend)}</legend>}
      {offered.map(({ value, label }) => (
        <label key={value}>
          <input type="checkbox" name={name} value={value} autoComplete="off" />
          <span>{text(label)}</span>
        </label>
      ))}
    </fieldset>
  );
}
