import { useTranslation } from 'react-i18next';
import type { RequirementKind } from '../../locales/kinds.ts';
import { Icon } from '../primitives/Icon.tsx';

interface RequirementsProps {
  /** Catalogue group of the programme or track. */
  readonly group: string;
  readonly kinds: readonly RequirementKind[];
}

/** A checklist: what is asked for, and what exactly that is. */
export function Requirements({ group, kinds }: RequirementsProps) {
  const { t } = useTranslation();
  return (
    <ul className="checklist">
      {kinds.map((kind) => (
        <li key={kind}>
          <Icon name="check" />
          <div>
            <h3>{t(`${group}.requirements.${kind}Title`)}</h3>
            <p>{t(`${group}.requirements.${kind}`)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
