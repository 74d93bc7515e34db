import type { IconKind } from '../../locales/kinds.ts';
import { Icon } from '../primitives/Icon.tsx';
import { useText } from '../site/useText.tsx';

interface BenefitsProps {
  /** Catalogue key of the list; its cards have the keys `<list>.0.title` and so on. */
  readonly list: string;
  readonly kinds: readonly IconKind[];
  /** Delay between the cards' entrances, in tenths of a second. */
  readonly stagger?: 1 | 2;
}

/** Cards with an icon: benefits, services, reasons. */
export function Benefits({ list, kinds, stagger = 1 }: BenefitsProps) {
  const { phrased, text } = useText();
  return (
    <ul className={`cards benefits rise-${stagger}`}>
      {kinds.map((kind, index) => (
        <li key={kind} className="benefit">
          <Icon name={kind} />
          <h3>{phrased(`${list}.${index}.title`)}</h3>
          <p>{text(`${list}.${index}.description`, { inColumn: true })}</p>
        </li>
      ))}
    </ul>
  );
}
