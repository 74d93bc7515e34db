import type { RequirementKind } from '../../locales/kinds.ts';
import { Icon } from '../primitives/Icon.tsx';
import { useText } from '../site/useText.tsx';

interface RequirementsProps {
  /** Catalogue group of the programme or track. */
  readonly group: string;
  readonly kinds: readonly RequirementKind[];
  /** One level below the heading above the list. */
  readonly heading?: 'h3' | 'h4';
}

/** The requirements with their descriptions, as a checklist to tick on paper. */
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
