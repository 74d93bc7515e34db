import { useTranslation } from 'react-i18next';
import type { RequirementKind } from '../../locales/kinds.ts';
import { Icon } from '../primitives/Icon.tsx';

interface RequirementsProps {
  /** Catalogue group of the programme or track. */
  readonly group: string;
  readonly kinds: readonly RequirementKind[];
  /** One level below the heading that the list stands under. */
  readonly heading?: 'h3' | 'h4';
}

/** A checklist: what is asked for, and what exactly that is. */
export function Requirements({ group, kinds, heading: Heading = 'h3' }: RequirementsProps) {
  const { t } = useTranslation();
  return (
    <ul className="checklist">
      {kinds.map((kind) => (
        <li key={kind}>
          <Icon name="check" />
          <div>
            <Heading>{t(`${group}.requirements.${kind}Title`)}</Heading>
            <p>{t(`${group}.requirements.${kind}`)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
