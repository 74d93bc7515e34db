import type { CustomValidator } from '@sanity/types';
import { type FigureLabel, isCurrency } from '../../../locales/figures.ts';
import { isRecord } from '../../../locales/isRecord.ts';
import { say } from '../../words/say.ts';
import { toReadableName } from '../titles.ts';

const MEASURES: Readonly<Record<FigureLabel | 'totalCost', Measure>> = {
  minInvestment: 'amount',
  minContribution: 'amount',
  proofOfMeans: 'amount',
  firstStage: 'time',
  processingTime: 'time',
  daysPerYear: 'time',
  permanentResidenceAfter: 'time',
  citizenshipAfter: 'time',
  visaFree: 'count',
  visaFreePassport: 'count',
  totalCost: 'amount',
};

type Measure = 'amount' | 'time' | 'count';

/**
 * A figure has a unit that measures what its label says: an investment is not in months. Only in the
 * Studio: the pull holds back no document for it.
 */
export const figureUnitRule: CustomValidator = (unit, { parent, environment }) => {
  if (environment !== 'studio' || typeof unit !== 'string' || !isRecord(parent)) return true;
  const shown = parent.label ?? parent.name;
  const [name, measure] = Object.entries(MEASURES).find(([key]) => key === shown) ?? [];
  if (!name || !measure || measureOf(unit) === measure) return true;
  const figure = toReadableName(name);
  return {
    amount: say('“[figure]” is an amount of money: choose a currency', { figure }),
    time: say('“[figure]” is a length of time: choose days, months or years', { figure }),
    count: say('“[figure]” is a count: choose “Plain number”', { figure }),
  }[measure];
};

function measureOf(unit: string): Measure | undefined {
  if (isCurrency(unit)) return 'amount';
  if (unit === 'count') return unit;
  return ['day', 'month', 'year'].includes(unit) ? 'time' : undefined;
}
