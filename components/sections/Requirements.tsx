import type { RequirementKind } from '../../locales/kinds.ts';
import { Icon } from '../primitives/Icon.tsx';
import { useText } from '../site/useText.tsx';

interface RequirementsProps {
  /** Catalogue group of the programme or track. */
  readonly group: string;
  readonly kinds: readonly RequirementKind[];
  /** One level below the heading that the list is under. */
  readonly heading?: 'h3' | 'h4';
}

/** A checklist with boxes to tick on paper: what is asked for, and what exactly that is. */
export function Requirements({ group, kinds, heading: Heading = 'h3' }: RequirementsProps) {
  const { phrased, text } = useText();
  return (
    <ul className="checklist">
      {kinds.map((kind) => (
        <li key={kind}>
          <Icon name="box" />
          <div>
            <Heading>{phrased(`${group}.requirements.${kind}Title`)}</Heading>
            <p>{text(`${group}.requirements.${kind}`)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
