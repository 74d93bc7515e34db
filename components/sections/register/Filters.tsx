import { useTranslation } from 'react-i18next';
import { GOAL_LABELS, GOALS } from '../../../locales/goals.ts';
import { useText } from '../../site/useText.tsx';
import { BUDGET_BOUNDS, FAMILY_CHOICES, TIMES } from './choices.ts';

/** The filters above the register; without script, `filters.css` applies them. */
export function Filters({ hasBudget }: { readonly hasBudget: boolean }) {
  const { i18n } = useTranslation();
  const { text } = useText();
  return (
    <div className="filters">
      <Choices
        name="goal"
        choices={[
          ['', 'compare.filters.goalAny'],
          ...GOALS.map((goal) => [goal, GOAL_LABELS[goal]] as const),
        ]}
      />
      {hasBudget && (
        <Choices
          name="budget"
          choices={[
            ['', 'compare.filters.budgetAny'],
            ...BUDGET_BOUNDS.map((most) => [`${most}`, `compare.filters.budget${most}`] as const),
          ]}
        />
      )}
      <Choices
        name="time"
        choices={[
          ['', 'compare.filters.timeAny'],
          ...TIMES.map((most) => [`${most}`, `compare.filters.time${most}`] as const),
        ]}
      />
      <fieldset>
        <legend>{text('compare.filters.family')}</legend>
        {FAMILY_CHOICES.filter(({ label }) => i18n.exists(label)).map(({ value, label }) => (
          <label key={value}>
            <input type="checkbox" name="family" value={value} autoComplete="off" />
            <span>{text(label)}</span>
          </label>
        ))}
      </fieldset>
      <button type="reset" className="button button-quiet">
        {text('compare.filters.reset')}
      </button>
    </div>
  );
}

interface ChoicesProps {
  readonly name: 'goal' | 'budget' | 'time';
  /** Values and labels; the first, empty one is the default. */
  readonly choices: readonly (readonly [value: string, label: string])[];
}

function Choices({ name, choices }: ChoicesProps) {
  const { text } = useText();
  return (
    <fieldset>
      <legend>{text(`compare.filters.${name}`)}</legend>
      {choices.map(([value, label]) => (
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
