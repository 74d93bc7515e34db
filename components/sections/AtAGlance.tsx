import { useTranslation } from 'react-i18next';
import type { Portrait } from '../../locales/content.ts';
import { GLANCE_FIGURES } from '../../locales/figures.ts';
import type { Program } from '../../locales/site.ts';
import { FigureText } from '../primitives/FigureText.tsx';
import { useText } from '../site/useText.tsx';
import { FigureNotes } from './FigureNotes.tsx';
import { FigureSources } from './FigureSources.tsx';
import { GlanceContact } from './GlanceContact.tsx';

/** The figures of the strip that a programme has, in their order. */
const glanceOf = ({ figures }: Program) =>
  GLANCE_FIGURES.flatMap((name) => figures.find((figure) => figure.name === name) ?? []);

interface AtAGlanceProps {
  readonly program: Program;
  readonly attorney: Portrait | undefined;
}

/** The strip under a programme's hero: only the figures that it has, and whom to ask about them. */
export function AtAGlance({ program, attorney }: AtAGlanceProps) {
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
              <span className="glance-figure">
                <FigureText of={t(`${group}.figures.${figure.name}.text`)} />
              </span>
              <FigureNotes group={group} figure={figure} />
            </dd>
          </div>
        ))}
      </dl>
      <GlanceContact attorney={attorney} />
      <div className="glance-foot">
        <p>{text(`${group}.figures.asOf`)}</p>
        <FigureSources group={group} figures={shown} />
      </div>
    </section>
  );
}
