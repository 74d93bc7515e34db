import type { ProgramCard } from '../../locales/selections.ts';
import { useText } from '../site/useText.tsx';
import { FigureNotes } from './FigureNotes.tsx';

/** The two key figures of a card, with their notes. */
export function CardFigures({ program: { group, figures } }: { readonly program: ProgramCard }) {
  const { text } = useText();
  if (figures.length === 0) return null;
  return (
    <dl className="card-figures">
      {figures.map((figure) => (
        <div key={figure.name}>
          <dt>{text(`ui.${figure.label}`)}</dt>
          <dd>{text(`${group}.figures.${figure.name}.text`, { isAlone: true })}</dd>
          <FigureNotes group={group} figure={figure} as="dd" />
        </div>
      ))}
    </dl>
  );
}
