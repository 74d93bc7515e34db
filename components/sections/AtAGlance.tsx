import { useTranslation } from 'react-i18next';
import { GLANCE_FIGURES } from '../../locales/figures.ts';
import type { Program } from '../../locales/program.ts';
import type { Portrait } from '../../locales/selections.ts';
import type { Site } from '../../locales/site.ts';
import { FigureText } from '../primitives/FigureText.tsx';
import { useText } from '../site/useText.tsx';
import { FigureNotes } from './FigureNotes.tsx';
import { FigureSources } from './FigureSources.tsx';
import { GlanceContact } from './GlanceContact.tsx';
import { RatesNote } from './RatesNote.tsx';
import { StageNote } from './StageNote.tsx';

interface AtAGlanceProps {
  readonly program: Pick<Program, 'group' | 'figures'> & Partial<Pick<Program, 'topics'>>;
  readonly attorney?: Portrait | undefined;
  /** Exchange rates of the renminbi amounts, here and among the costs. */
  readonly rates?: Site['rates'];
  /** The figures that the strip may show, in order. */
  readonly names?: readonly string[];
  /** URL of the list of all sources, on pages that have one. */
  readonly sources?: string;
}

/** The width of figures that fit side by side, each on one line, on any desktop. */
const MAX_WIDTH = 100;

/**
 * In small Latin letters: digits are as wide as three, Chinese characters as two. Without the marks of
 * the Studio's preview.
 */
const widthOf = (text: string): number =>
  text
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\p{Script=Han}/gu, 'xx')
    .replaceAll(/[\d–+]/g, 'xxx').length;

/** The strip of key figures below the hero of a programme or project, with a contact. */
export function AtAGlance({
  program,
  attorney,
  rates = null,
  names = GLANCE_FIGURES,
  sources,
}: AtAGlanceProps) {
  const { t } = useTranslation();
  const { text } = useText();
  const { group, figures, topics } = program;
  const shown = names.flatMap((name) => figures.find((figure) => figure.name === name) ?? []);
  if (shown.length === 0) return null;
  const textOf = ({ name }: { readonly name: string }) => t(`${group}.figures.${name}.text`);
  // Wider ones may wrap, so that the page does not scroll sideways.
  const isWide = widthOf(shown.map(textOf).join('')) > MAX_WIDTH;
  const costs = figures.filter(({ name }) =>
    topics?.costs?.items.some(({ figure }) => figure === name),
  );
  return (
    <section className="glance content" aria-label={t('ui.atAGlance')}>
      <dl>
        {shown.map((figure) => (
          <div key={figure.name}>
            <dt>{text(`ui.${figure.label ?? figure.name}`)}</dt>
            <dd className={isWide ? 'glance-figure' : 'glance-figure unbroken'}>
              <FigureText text={textOf(figure)} />
            </dd>
            <FigureNotes group={group} figure={figure} as="dd" />
          </div>
        ))}
      </dl>
      <GlanceContact attorney={attorney} />
      <div className="glance-foot">
        <p>{text(`${group}.figures.asOf`)}</p>
        <FigureSources group={group} figures={shown} all={sources} />
        <StageNote figures={shown} />
        <RatesNote rates={rates} figures={[...shown, ...costs]} />
      </div>
    </section>
  );
}
