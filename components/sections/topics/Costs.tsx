import { isGlanceFigure } from '../../../locales/figures.ts';
import { labelName } from '../../../locales/kindLabels.ts';
import type { Program } from '../../../locales/program.ts';
import type { Site } from '../../../locales/site.ts';
import { AskUs } from '../../site/AskUs.tsx';
import { useText } from '../../site/useText.tsx';
import { FigureNotes } from '../FigureNotes.tsx';
import { RatesNote } from '../RatesNote.tsx';
import { TopicSection } from './TopicSection.tsx';

interface CostsProps {
  readonly program: Program;
  /** Exchange rates to state below. */
  readonly rates: Site['rates'];
}

/** The programme's costs, item by item, with their sum if all are known. */
export function Costs({ program: { group, figures, topics }, rates }: CostsProps) {
  const { exists, phrased, text } = useText();
  const { costs } = topics;
  const intro = `${group}.costs.intro`;
  const sum = `${group}.costs.sum`;
  const sumInRenminbi = `${group}.costs.sumInRenminbi`;
  if (!costs) return <TopicSection id="costs" />;
  const once = costs.items.filter(({ kind }) => kind !== 'yearly');
  // A single known amount needs no total.
  const lacksSum = !exists(sum) && (once.length > 1 || once.some(({ figure }) => !figure));
  return (
    <TopicSection id="costs">
      {exists(intro) && <p>{text(intro)}</p>}
      <dl className="ledger">
        {costs.items.map(({ kind, figure: name, isNoted }, index) => {
          const figure = figures.find((one) => one.name === name);
          return (
            <div key={`${kind}-${name}`}>
              <dt>{text(`ui.${labelName('cost', kind)}`)}</dt>
              <dd>
                {figure ? (
                  <strong>{text(`${group}.figures.${figure.name}.text`, { isAlone: true })}</strong>
                ) : (
                  <AskUs />
                )}
              </dd>
              {figure && (
                <FigureNotes
                  group={group}
                  figure={figure}
                  isCautionStated={isNoted && isGlanceFigure(figure.name)}
                  as="dd"
                />
              )}
              {isNoted && <dd>{phrased(`${group}.costs.items.${index}.note`)}</dd>}
              {figure && <Origin group={group} figure={figure} />}
            </div>
          );
        })}
        {exists(sum) && (
          <div className="ledger-sum">
            <dt>{text('ui.costSum')}</dt>
            <dd>
              <strong>{text(sum, { isAlone: true })}</strong>
            </dd>
            {exists(sumInRenminbi) && (
              <dd className="figure-notes">
                <span>{text(sumInRenminbi)}</span>
              </dd>
            )}
          </div>
        )}
      </dl>
      <RatesNote
        rates={rates}
        figures={figures.filter(({ name }) => costs.items.some(({ figure }) => figure === name))}
        className="ledger-note"
      />
      {lacksSum && <p className="ledger-note">{text('ui.costNoSum')}</p>}
    </TopicSection>
  );
}

interface OriginProps {
  readonly group: string;
  readonly figure: Program['figures'][number];
}

/** When an amount was checked, and its source. */
function Origin({ group, figure: { name, sourceUrl } }: OriginProps) {
  const { phrased, text } = useText();
  const key = `${group}.figures.${name}`;
  return (
    <dd className="origin">
      {text(`${key}.asOf`)} ·{' '}
      {sourceUrl ? <a href={sourceUrl}>{text(`${key}.source`)}</a> : phrased(`${key}.source`)}
    </dd>
  );
}
