import type { ProgramCard } from '../../locales/content.ts';
import { useText } from '../site/useText.tsx';

/** The two figures that a card tells first. */
export function CardFigures({ program: { group, figures } }: { readonly program: ProgramCard }) {
  const { text } = useText();
  if (figures.length === 0) return null;
  return (
    <dl className="card-figures">
      {figures.map(({ name, label }) => (
        <div key={name}>
          <dt>{text(`ui.${label}`)}</dt>
          <dd>{text(`${group}.figures.${name}.text`)}</dd>
        </div>
      ))}
    </dl>
  );
}
