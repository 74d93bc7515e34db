import { useTranslation } from 'react-i18next';
import { GLANCE_FIGURES } from '../../locales/figures.ts';
import type { Program } from '../../locales/site.ts';
import { useText } from '../site/useText.tsx';

/** The strip under a programme's hero: only the figures that the programme has. */
export function AtAGlance({ program }: { readonly program: Program }) {
  const { t } = useTranslation();
  const { text } = useText();
  const shown = GLANCE_FIGURES.filter((name) =>
    program.figures.some((figure) => figure.name === name),
  );
  if (shown.length === 0) return null;
  return (
    <section className="glance content" aria-label={t('ui.atAGlance')}>
      <dl>
        {shown.map((name) => (
          <div key={name}>
            <dt>{text(`ui.${name}`)}</dt>
            <dd>
              <span className="glance-figure">{text(`${program.group}.figures.${name}.text`)}</span>
              <span className="glance-date">{text(`${program.group}.figures.${name}.asOf`)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
