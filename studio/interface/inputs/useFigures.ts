import { useFormValue } from 'sanity';
import { isRecord } from '../../../locales/isRecord.ts';
import { figureAmount } from '../../schema/figureAmount.ts';
import { toReadableName } from '../../schema/titles.ts';
import { withLabel } from '../../words/punctuation.ts';

type Figure = Parameters<typeof figureAmount>[0] & { readonly name: string };

const isNamed = (figure: unknown): figure is Figure =>
  isRecord(figure) && typeof figure.name === 'string';

const FIGURES = ['figures'];

/** The figures of the open document, with words to choose them by. */
export function useFigures() {
  const stored = useFormValue(FIGURES);
  const figures = Array.isArray(stored) ? stored.filter(isNamed) : [];
  return figures.map(({ name, ...amount }) => ({
    name,
    words: withLabel(toReadableName(name), figureAmount(amount)),
  }));
}
