import { useTranslation } from 'react-i18next';
import { GLANCE_FIGURES } from '../../locales/figures.ts';
import type { Program } from '../../locales/site.ts';
import { useText } from '../site/useText.tsx';
import { FigureNotes } from './FigureNotes.tsx';
import { FigureSources } from './FigureSources.tsx';

/** The figures of the strip that a programme has, in their order. */
const glanceOf = ({ figures }: Program) =>
  GLANCE_FIGURES.flatMap((name) => figures.find((figure) => figure.name === name) ?? []);

/** The strip under a programme's hero: only the figures that the programme has. */
export function AtAGlance({ program }: { readonly program: Program }) {
  const { t } = useTranslation();
  const { text } = useText();
  const { group } = program;
  const shown = glanceOf(program);
  if (shown.length === 0) return null;
  return (
    <section className="glance content" aria-label={t('ui.atAGlance')}>
      <dl>
        {shown.map((figure) => (
          <div key={figure.name}>
            <dt>{text(`ui.${figure.label ?? figure.name}`)}</dt>
            <dd>
              <span className="glance-figure">{text(`${group}.figures.${figure.name}.text`)}</span>
              <FigureNotes group={group} figure={figure} />
            </dd>
          </div>
        ))}
      </dl>
      <div className="glance-foot">
        <p>{text(`${group}.figures.asOf`)}</p>
        <FigureSources group={group} figures={shown} />
      </div>
    </section>
  );
}
