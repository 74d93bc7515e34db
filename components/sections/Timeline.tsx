import { useTranslation } from 'react-i18next';
import type { TimelineKind } from '../../locales/kinds.ts';

interface TimelineProps {
  /** Catalogue group of the programme or track. */
  readonly group: string;
  readonly kinds: readonly TimelineKind[];
}

/** The stations from the first filing to the end, in their order. */
export function Timeline({ group, kinds }: TimelineProps) {
  const { t } = useTranslation();
  return (
    <ol className="timeline">
      {kinds.map((kind) => (
        <li key={kind}>
          <p className="timeline-duration">{t(`${group}.timeline.${kind}.duration`)}</p>
          <h3>{t(`${group}.timeline.${kind}.title`)}</h3>
          <p>{t(`${group}.timeline.${kind}.description`)}</p>
        </li>
      ))}
    </ol>
  );
}
